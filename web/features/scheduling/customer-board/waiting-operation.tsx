import { IconGripVertical } from '@tabler/icons-react';
import { useRef, type JSX } from 'react';
import type { BoardBlock } from '../model/board-block';
import { useDesk } from '../drag/board-context';
import { useFocusNext } from '../drag/use-focus-next';
import { cancelHeld } from '../drag/drop-on-row';
import { useBlockKeys } from '../drag/use-block-keys';
import { useDraggableBlock } from '../drag/use-draggable-block';
import { useHand } from '../drag/use-drag-session';
import styles from './customer-board.module.css';

export interface WaitingOperationProps {
  block: BoardBlock;
  /** `Truck 1`, as the operations table numbers them. */
  name: string;
}

/** An operation that waits for a truck: dragged, or lifted by a click or Space and put on a row. */
export function WaitingOperation({ block, name }: WaitingOperationProps): JSX.Element {
  const desk = useDesk();
  const element = useRef<HTMLDivElement>(null);
  const isHeld = useHand((held) => held?.block.id === block.id);
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
      aria-disabled={!desk.mayLift(block)}
      data-held={isHeld}
      onClick={(event) => {
        event.stopPropagation();
        if (isHeld) cancelHeld(desk);
        else if (desk.mayLift(block)) desk.lift(block, 'click');
      }}
      onKeyDown={onKeyDown}
      onBlur={() => isHeld && desk.hand.current()?.by === 'keys' && cancelHeld(desk)}
    >
      <IconGripVertical size={13} aria-hidden />
      <b>{name}</b> {block.times}
    </div>
  );
}
