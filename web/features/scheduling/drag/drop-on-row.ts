import { announce, toast } from '../../../shared/ui';
import { onRow, rowName } from '../model/row-labels';
import { OFF_BOARD, rowOf, type RowId } from '../model/place';
import { cutOff } from './cut-off';
import type { Desk } from './board-controller';
import { focusNeighbour } from './focus-neighbor';
import { judgeRow } from '../model/verdict';

const REASON_MS = 5000;

/** The rows that the arrows choose from: off the board comes last, for a block that lies on it. */
export function rowsFor(desk: Desk): readonly RowId[] {
  const [held, model] = [desk.hand.current(), desk.model.get()];
  if (!held || !model) return [];
  return rowOf(held.block.place) === OFF_BOARD ? model.rows : [...model.rows, OFF_BOARD];
}

/** What a row would do with the block in the hand, spoken. */
export function tellRow(desk: Desk, row: RowId): void {
  const [held, model] = [desk.hand.current(), desk.model.get()];
  if (!held || !model) return;
  const { reason } = judgeRow(row, held, model, Date.now());
  announce(`${rowName(model.view, row)}. ${reason || `${held.block.times}. Space drops it here.`}`);
}

const ANYWHERE = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** A block that leaves the board hands the focus on to one beside it. */
export function leaveFocus(blockId: string): void {
  const block = document.querySelector<HTMLElement>(`[data-block="${blockId}"]`);
  if (block) ANYWHERE.some((key) => focusNeighbour(block, key));
}

/** A block that went back is drawn anew where it was: the focus that was lost with it returns. */
function returnFocus(desk: Desk, blockId: string): void {
  if (desk.focusNext === blockId) desk.focusNext = null;
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-block="${blockId}"]`)?.focus();
}

/** Puts the block in the hand down on a row, or says why it can't lie there. */
export function dropHeld(desk: Desk, row: RowId): void {
  const [held, model] = [desk.hand.current(), desk.model.get()];
  if (!held || !model) return;
  const judged = judgeRow(row, held, model, Date.now());
  const { verdict } = judged;
  const reason = cutOff() ?? judged.reason;
  if (verdict === 'HERE') {
    announce(`${held.block.name} stays ${onRow(model.view, row)}.`);
  } else if (reason) {
    toast.error(reason, { title: held.block.name, closesAfter: REASON_MS, isAnnounced: true });
    announce(`${held.block.name} stays where it was. ${reason}`);
  } else {
    const { id } = held.block;
    const isByKeys = held.by === 'keys';
    if (isByKeys) desk.focusNext = id;
    // What came of it is said when the server has agreed, or not.
    void desk.place(held.block, row).then((isPlaced) => {
      if (isByKeys && !isPlaced) returnFocus(desk, id);
    });
  }
  desk.hand.release();
  if (held.by === 'keys' && row === OFF_BOARD && !reason) leaveFocus(held.block.id);
}

export function cancelHeld(desk: Desk): void {
  const held = desk.hand.current();
  if (!held) return;
  desk.hand.release();
  announce(`${held.block.name} stays where it was.`);
}
