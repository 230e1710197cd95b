import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { Tooltip } from '@mantine/core';
import { IconArrowsMove } from '@tabler/icons-react';
import { useEffect, useRef, type JSX } from 'react';
import styles from './operations.module.css';

/** The data of an operation that is dragged onto the board of its day. */
interface OperationDragData extends Record<string | symbol, unknown> {
  kind: 'operation';
  /** The page's key of it, see `operationKey`. The board knows the rest. */
  operationId: string;
}

const operationDragData = (operationId: string): OperationDragData => ({
  kind: 'operation',
  operationId,
});

export interface DragToBookProps {
  number: number;
  /** The page's key of the operation. */
  operationId: string;
  /** Why it cannot be dragged now, or null. */
  obstacle: string | null;
}

/** The handle by which an operation is dragged onto a truck of the board below. */
export function DragToBook({ number, operationId, obstacle }: DragToBookProps): JSX.Element {
  const handle = useRef<HTMLSpanElement>(null);
  const enabled = obstacle === null;

  useEffect(() => {
    if (!enabled || !handle.current) return undefined;
    return draggable({
      element: handle.current,
      getInitialData: () => operationDragData(operationId),
    });
  }, [enabled, operationId]);

  return (
    <Tooltip label={obstacle ?? 'Drag onto a truck of the board below'}>
      <span
        ref={handle}
        className={styles.handle}
        data-enabled={enabled}
        role="img"
        aria-label={`Drag truck ${number} to book${obstacle ? `: ${obstacle}` : ''}`}
      >
        <IconArrowsMove size={15} aria-hidden />
      </span>
    </Tooltip>
  );
}
