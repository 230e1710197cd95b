import type { KeyboardEvent } from 'react';
import { isShortcut, type PressedKey } from '../../../shared/shortcuts';
import { announce } from '../../../shared/ui';
import type { BoardBlock } from '../model/board-block';
import { cutOff } from './cut-off';
import type { BoardController } from './board-controller';
import { useBoard } from './board-context';
import { rowOf, type RowId } from '../model/operation-place';
import { chooseByKey } from './choose-blocks';
import { cancelDrag, dropOnRow, rowsFor, tellRow } from './drop-on-row';
import { focusNeighbor } from './focus-neighbor';

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_at, last) => last,
};

function hoverRow(board: BoardController, event: PressedKey): boolean {
  if (!isShortcut(event, 'chooseRow')) return false;
  const [session, rows] = [board.drag.current(), rowsFor(board)];
  const step = STEPS[event.key];
  if (!session || !step) return false;
  const here: RowId = session.over ?? rowOf(session.block.place);
  const row = rows[step(rows.indexOf(here), rows.length - 1)];
  if (row !== undefined) {
    board.drag.hover(row);
    tellRow(board, row);
  }
  return true;
}

/** Keys while the block is picked up: everything else is swallowed, so that the focus stays. */
function keysWhileDragging(board: BoardController, event: PressedKey): void {
  const session = board.drag.current();
  if (!session || hoverRow(board, event)) return;
  if (isShortcut(event, 'putBack')) cancelDrag(board);
  else if (isShortcut(event, 'drop')) dropOnRow(board, session.over ?? rowOf(session.block.place));
}

function lift(board: BoardController, block: BoardBlock): void {
  if (!board.mayLift(block)) {
    const why = cutOff();
    if (why) announce(why);
    return;
  }
  board.lift(block, 'keys');
  announce(
    `${block.name}, ${block.times}, is picked up. The arrow keys choose the row, Space drops it, Escape puts it back.`,
  );
}

/**
 * A block by the keyboard: Space picks it up, arrows choose the row, Space drops it, Esc cancels.
 */
export function useBlockKeys(block: BoardBlock): (event: KeyboardEvent<HTMLElement>) => void {
  const board = useBoard();
  return (event) => {
    const session = board.drag.current();
    const isLifted = session?.by === 'keys' && session.block.id === block.id;
    // Alt with an arrow would leave the page; a lifted block never changes its time.
    if (isLifted && event.altKey) return event.preventDefault();
    if (chooseByKey(board, block.id, event)) return event.preventDefault();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isLifted) {
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat && !event.key.startsWith('Arrow')) return;
      keysWhileDragging(board, event);
    } else if (isShortcut(event, 'lift')) {
      event.preventDefault();
      lift(board, block);
    } else if (isShortcut(event, 'openBlock')) {
      event.preventDefault();
      board.show({ open: block.id });
    } else if (isShortcut(event, 'goToBlock') && focusNeighbor(event.currentTarget, event.key)) {
      event.preventDefault();
    }
  };
}
