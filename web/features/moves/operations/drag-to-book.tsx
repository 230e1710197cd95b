import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { Tooltip } from '@mantine/core';
import { IconArrowsMove } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, type JSX } from 'react';
import type { OperationView } from '../../../../src/modules/moves/contract/activity.view';
import { useCustomerPage } from '../form/customer-context';
import { operationDragData, type OperationDragData } from './operation-drag';
import styles from './operations.module.css';

export interface DragToBookProps {
  number: number;
  /** As it is saved; null while it is not. */
  operation: OperationView | null;
  requiresLift: boolean;
  /** Why it can't be dragged now, or null. */
  obstacle: string | null;
}

/** The handle by which an operation is dragged onto a truck of the board below. */
export function DragToBook(props: DragToBookProps): JSX.Element {
  const { number, operation, requiresLift, obstacle } = props;
  const { base } = useCustomerPage();
  const handle = useRef<HTMLSpanElement>(null);
  const enabled = operation !== null && obstacle === null;
  const carried = useEffectEvent((): OperationDragData | Record<string, never> =>
    operation ? operationDragData(operation, base, requiresLift) : {},
  );

  useEffect(() => {
    if (!enabled || !handle.current) return undefined;
    return draggable({ element: handle.current, getInitialData: () => carried() });
  }, [enabled]);

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
