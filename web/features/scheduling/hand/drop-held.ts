import { announce, toast } from '../../../shared/ui';
import { OFF_BOARD, rowOf, UNASSIGNED_ROW, type RowId } from '../cache/place';
import type { Desk } from '../desk/desk';
import { focusNeighbour } from './focus-neighbour';
import { reasonText, verdictOn } from './verdict';

const REASON_MS = 5000;

/** A row's name as it is spoken. */
function rowName(desk: Desk, row: RowId): string {
  if (row === UNASSIGNED_ROW) return 'Unassigned Moves';
  if (row === OFF_BOARD) return 'off the board';
  const truck = desk.model.get()?.view.trucks.find(({ _id }) => _id === row);
  return truck ? `truck ${truck.name}` : 'no row';
}

const onRow = (desk: Desk, row: RowId): string =>
  row === OFF_BOARD ? 'off the board' : `on ${rowName(desk, row)}`;

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
  const reason = reasonText(verdictOn(row, held, model, Date.now()));
  announce(`${rowName(desk, row)}. ${reason || `${held.block.times}. Space drops it here.`}`);
}

const ANYWHERE = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** A block that leaves the board hands the focus on to one beside it. */
export function leaveFocus(blockId: string): void {
  const block = document.querySelector<HTMLElement>(`[data-block="${blockId}"]`);
  if (block) ANYWHERE.some((key) => focusNeighbour(block, key));
}

/** Puts the block in the hand down on a row, or says why it can't lie there. */
export function dropHeld(desk: Desk, row: RowId): void {
  const [held, model] = [desk.hand.current(), desk.model.get()];
  if (!held || !model) return;
  const verdict = verdictOn(row, held, model, Date.now());
  if (verdict === 'OK') {
    if (held.by === 'keys') desk.focusNext = held.block.id;
    void desk.place(held.block, row);
    announce(`${held.block.name} is ${onRow(desk, row)}, ${held.block.times}.`);
  } else if (verdict === 'HERE') {
    announce(`${held.block.name} stays ${onRow(desk, row)}.`);
  } else {
    toast.error(reasonText(verdict), { title: held.block.name, closesAfter: REASON_MS });
    announce(`${held.block.name} stays where it was. ${reasonText(verdict)}`);
  }
  desk.hand.release();
  if (held.by === 'keys' && row === OFF_BOARD && verdict === 'OK') leaveFocus(held.block.id);
}

export function cancelHeld(desk: Desk): void {
  const held = desk.hand.current();
  if (!held) return;
  desk.hand.release();
  announce(`${held.block.name} stays where it was.`);
}
