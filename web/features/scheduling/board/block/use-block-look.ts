import { useMemo } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { useBoard } from '../../drag/board-context';
import { boardViewIn, fadesIn, type BoardView } from '../../drag/board-view-slice';
import { dragSessionIn } from '../../drag/drag-slice';
import type { BoardController } from '../../drag/board-controller';
import type { BoardBlock } from '../../model/board-block';
import { areMates } from '../../model/mates';

/** How a block is highlighted now. */
export interface BlockLook {
  isOpen: boolean;
  isMarked: boolean;
  isChosen: boolean;
  isDragged: boolean;
  fades: boolean;
  /** A proposal on screen puts it elsewhere. */
  leaves: boolean;
  /** Who changed it a moment ago. */
  changedBy: string | null;
}

/**
 * Returns the same look as long as nothing changed that it depends on. A board has hundreds of
 * blocks, each is asked whenever anything changes, and the row under a dragged block changes many
 * times.
 */
function lookOf(block: BoardBlock, board: BoardController): (state: object) => BlockLook {
  let view: BoardView | undefined;
  let dragged: string | undefined;
  let look: BlockLook | undefined;
  return (state) => {
    const viewNow = boardViewIn(state, board.id);
    const draggedNow = dragSessionIn(state, board.id)?.operationId;
    if (look && view === viewNow && dragged === draggedNow) return look;
    [view, dragged] = [viewNow, draggedNow];
    const { open, marked, chosen, changedBy } = viewNow;
    look = {
      isOpen: open === block.id,
      // The other trucks of the move whose popup is open stand out too.
      isMarked:
        marked === block.id || (open !== null && areMates(block, board.model?.blocks.get(open))),
      isChosen: chosen.includes(block.id),
      isDragged: dragged === block.id,
      fades: fadesIn(viewNow, block.id, block.place.truck),
      leaves: viewNow.preview?.leaves.includes(block.id) ?? false,
      changedBy: changedBy[block.id] ?? null,
    };
    return look;
  };
}

export function useBlockLook(block: BoardBlock): BlockLook {
  const board = useBoard();
  const select = useMemo(() => lookOf(block, board), [block, board]);
  return useSelector(select, shallowEqual);
}
