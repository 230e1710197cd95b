import { shallowEqual, useSelector } from 'react-redux';
import { useBoard } from '../../drag/board-context';
import { boardViewIn } from '../../drag/board-view-slice';
import { dragSessionIn } from '../../drag/drag-slice';
import type { BoardBlock } from '../../model/board-block';

/** How a block stands out from the others now. */
export interface BlockLook {
  isOpen: boolean;
  isMarked: boolean;
  isDragged: boolean;
  fades: boolean;
  /** Who changed it a moment ago. */
  changedBy: string | null;
}

const isFound = ({ name }: BoardBlock, sought: string): boolean =>
  sought === '' || name.toLowerCase().includes(sought);

/** All at once: a board has hundreds of blocks, and each asks whenever anything changes. */
export function useBlockLook(block: BoardBlock): BlockLook {
  const board = useBoard();
  return useSelector((state: object) => {
    const { open, marked, sought, changedBy } = boardViewIn(state, board.id);
    return {
      isOpen: open === block.id,
      isMarked: marked === block.id,
      isDragged: dragSessionIn(state, board.id)?.operationId === block.id,
      fades: !isFound(block, sought),
      changedBy: changedBy[block.id] ?? null,
    };
  }, shallowEqual);
}
