import { IconGripVertical } from '@tabler/icons-react';
import { useRef, type JSX } from 'react';
import type { BoardBlock } from '../model/board-block';
import { useBoard } from '../drag/board-context';
import { useFocusNext } from '../drag/use-focus-next';
import { cancelDrag } from '../drag/drop-on-row';
import { useBlockKeys } from '../drag/use-block-keys';
import { useDraggableBlock } from '../drag/operation-drag';
import { useDragSession } from '../drag/use-drag-session';
import styles from './customer-board.module.css';

export interface WaitingOperationProps {
  block: BoardBlock;
  /** `Truck 1`, as the operations table numbers them. */
  name: string;
}

/**
 * An operation that is waiting for a truck: dragged, or picked up by a click or Space and dropped
 * on a row.
 */
export function WaitingOperation({ block, name }: WaitingOperationProps): JSX.Element {
  const board = useBoard();
  const element = useRef<HTMLDivElement>(null);
  const isDragged = useDragSession((session) => session?.operationId === block.id);
  const onKeyDown = useBlockKeys(block);
  useDraggableBlock(element, block);
  useFocusNext(element, block.id, block);

  return (
    <div
      ref={element}
      role="button"
      tabIndex={0}
      className={styles.waiting}
      aria-label={`Book ${name}, ${block.times}`}
      aria-disabled={!board.mayLift(block)}
      data-dragged={isDragged}
      onClick={(event) => {
        event.stopPropagation();
        if (isDragged) cancelDrag(board);
        else if (board.mayLift(block)) board.lift(block, 'click');
      }}
      onKeyDown={onKeyDown}
      onBlur={() => isDragged && board.drag.current()?.by === 'keys' && cancelDrag(board)}
    >
      <IconGripVertical size={13} aria-hidden />
      <b>{name}</b> {block.times}
    </div>
  );
}
