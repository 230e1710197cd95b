import type { DayTruckView, DayView } from '#modules/scheduling/contract/day.view.js';
import { UNAVAILABLE_NOTE } from '#modules/scheduling/contract/limits.js';
import { showClockTime } from '../../../shared/format';
import { OFF_BOARD, UNASSIGNED_ROW, type RowId } from './operation-place';

type Trucks = Pick<DayView, 'trucks'> | undefined;

export const truckName = (view: Trucks, truckId: string): string | undefined =>
  view?.trucks.find(({ _id }) => _id === truckId)?.name;

/** Why a truck takes nothing that day, or nothing that ends so late. */
export function unavailableLabel(view: Trucks, truckId: string): string {
  const truck = view?.trucks.find(({ _id }) => _id === truckId);
  if (!truck) return 'That truck is not available on that day.';
  const { name, unavailableFrom: from } = truck;
  return from === null
    ? `${name} is not available on that day.`
    : `${name} is not available from ${showClockTime(from)} on.`;
}

/** `Unavailable: Brakes`, `Unavailable from 2:00 PM: Brakes`; without a reason the note is the plain word. */
export function whyOut(note: string, from: string | null): string {
  const since =
    from === null ? UNAVAILABLE_NOTE : `${UNAVAILABLE_NOTE} from ${showClockTime(from)}`;
  return note === UNAVAILABLE_NOTE ? since : `${since}: ${note}`;
}

/** What serves a truck's row, or which rows it serves besides; null: its own alone. */
export function standInWords({
  standIn,
  standsInFor,
}: Pick<DayTruckView, 'standIn' | 'standsInFor'>): string | null {
  if (standIn) return `${standIn.name} stands in from ${showClockTime(standIn.from)}`;
  const rows = standsInFor.map(({ name, from }) => `${name} from ${showClockTime(from)}`);
  return rows.length > 0 ? `Stands in for ${rows.join(', ')}` : null;
}

/** A row's name for screen readers. */
export function rowName(view: Trucks, row: RowId): string {
  if (row === UNASSIGNED_ROW) return 'Unassigned Moves';
  if (row === OFF_BOARD) return 'off the board';
  const name = truckName(view, row);
  return name ? `truck ${name}` : 'another truck';
}

/** Where something is: `on truck T02`, `off the board`. */
export const onRow = (view: Trucks, row: RowId): string =>
  row === OFF_BOARD ? 'off the board' : `on ${rowName(view, row)}`;

/** Where something goes: `to T02`, `to Unassigned Moves`, `off the board`. */
export function toRow(view: Trucks, row: RowId): string {
  if (row === OFF_BOARD) return 'off the board';
  return `to ${truckName(view, row) ?? rowName(view, row)}`;
}

/** `T01 and T02`; `''` for none. */
export const namesOfTrucks = (trucks: readonly { name: string }[]): string =>
  new Intl.ListFormat('en-US').format(trucks.map(({ name }) => name));
