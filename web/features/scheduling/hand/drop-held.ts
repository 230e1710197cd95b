import { announce, toast } from '../../../shared/ui';
import { UNASSIGNED_ROW, type RowId } from '../cache/place';
import type { Desk } from '../desk/desk';
import { reasonText, verdictOn } from './verdict';

const REASON_MS = 5000;

/** A row's name as it is spoken. */
function rowName(desk: Desk, row: RowId): string {
  if (row === UNASSIGNED_ROW) return 'Unassigned Moves';
  const truck = desk.model.get()?.view.trucks.find(({ _id }) => _id === row);
  return truck ? `truck ${truck.name}` : 'no row';
}

/** What a row would do with the block in the hand, spoken. */
export function tellRow(desk: Desk, row: RowId): void {
  const [held, model] = [desk.hand.current(), desk.model.get()];
  if (!held || !model) return;
  const reason = reasonText(verdictOn(row, held, model, Date.now()));
  announce(`${rowName(desk, row)}. ${reason || `${held.block.times}. Space drops it here.`}`);
}

/** Puts the block in the hand down on a row, or says why it can't lie there. */
export function dropHeld(desk: Desk, row: RowId): void {
  const [held, model] = [desk.hand.current(), desk.model.get()];
  if (!held || !model) return;
  const verdict = verdictOn(row, held, model, Date.now());
  if (verdict === 'OK') {
    if (held.by === 'keys') desk.focusNext = held.block.id;
    void desk.place(held.block, row);
    announce(`${held.block.name} is on ${rowName(desk, row)}, ${held.block.times}.`);
  } else if (verdict === 'HERE') {
    announce(`${held.block.name} stays on ${rowName(desk, row)}.`);
  } else {
    toast.error(reasonText(verdict), { title: held.block.name, closesAfter: REASON_MS });
    announce(`${held.block.name} stays where it was. ${reasonText(verdict)}`);
  }
  desk.hand.release();
}

export function cancelHeld(desk: Desk): void {
  const held = desk.hand.current();
  if (!held) return;
  desk.hand.release();
  announce(`${held.block.name} stays where it was.`);
}
