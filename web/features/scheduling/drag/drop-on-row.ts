import { announce, toast } from '../../../shared/ui';
import { onRow, rowName } from '../model/row-labels';
import { OFF_BOARD, rowOf, type RowId } from '../model/operation-place';
import { cutOff } from './cut-off';
import type { BoardController, PlaceBlock } from './board-controller';
import { focusNeighbor } from './focus-neighbor';
import { freeThen } from './free-then';
import { NO_WAY } from './ways-on';
import { judgeRow } from '../model/verdict';

const REASON_MS = 5000;

/** The rows that the arrows choose from: off the board comes last, for a block that is on it. */
export function rowsFor(board: BoardController): readonly RowId[] {
  const [session, model] = [board.drag.current(), board.model];
  if (!session || !model) return [];
  return rowOf(session.block.place) === OFF_BOARD ? model.rows : [...model.rows, OFF_BOARD];
}

/** Announces what a row would do with the dragged block. */
export function tellRow(board: BoardController, row: RowId): void {
  const [session, model] = [board.drag.current(), board.model];
  if (!session || !model) return;
  const { reason } = judgeRow(row, session, model, Date.now());
  announce(
    `${rowName(model.view, row)}. ${reason || `${session.block.times}. Space drops it here.`}`,
  );
}

const ANYWHERE = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** A block that leaves the board passes the focus to one next to it. */
export function leaveFocus(blockId: string): void {
  const block = document.querySelector<HTMLElement>(`[data-block="${blockId}"]`);
  if (block) ANYWHERE.some((key) => focusNeighbor(block, key));
}

/** A block that went back is redrawn where it was: the focus that was lost with it returns. */
export function returnFocus(board: BoardController, blockId: string): void {
  if (board.focusNext === blockId) board.focusNext = null;
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-block="${blockId}"]`)?.focus();
}

/** Drops the dragged block on a row, or says why that is impossible. */
export function dropOnRow(board: BoardController, row: RowId): void {
  const [session, model] = [board.drag.current(), board.model];
  if (!session || !model) return;
  const judged = judgeRow(row, session, model, Date.now());
  const { verdict } = judged;
  const reason = cutOff() ?? judged.reason;
  if (verdict === 'HERE') {
    announce(`${session.block.name} stays ${onRow(model.view, row)}.`);
  } else if (reason) {
    const place: PlaceBlock = (block, to) => board.place(block, to);
    const free = cutOff() === null ? freeThen(session, model, place, board) : NO_WAY;
    const { label, words, ways } = free;
    toast.error(`${reason}${label}`, {
      title: session.block.name,
      closesAfter: ways.length > 0 ? undefined : REASON_MS,
      isAnnounced: true,
      ways,
    });
    announce(`${session.block.name} stays where it was. ${reason}${words}`);
  } else {
    const { id } = session.block;
    const isByKeys = session.by === 'keys';
    if (isByKeys) board.focusNext = id;
    // The outcome is announced when the server has agreed, or not.
    void board.place(session.block, row).then((isPlaced) => {
      if (isByKeys && !isPlaced) returnFocus(board, id);
    });
  }
  board.drag.end();
  if (session.by === 'keys' && row === OFF_BOARD && !reason) leaveFocus(session.block.id);
}

export function cancelDrag(board: BoardController): void {
  const session = board.drag.current();
  if (!session) return;
  board.drag.end();
  announce(`${session.block.name} stays where it was.`);
}
