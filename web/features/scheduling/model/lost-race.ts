import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { showClockTime } from '../../../shared/format';
import { blockOf, type BoardBlock } from './board-block';
import { boardModel } from './board-model';
import { heldLabel } from './hold-labels';
import { toRow, truckName } from './row-labels';
import {
  isSamePlace,
  OFF_BOARD,
  placeOf,
  rowOf,
  UNASSIGNED_ROW,
  type OperationPlace,
  type RowId,
} from './operation-place';
import { inTheWay } from './verdict';
import type { LastEditors } from './last-editors';

/** A drop that the server refused, and the board as it is after that. */
export interface LostDrop {
  code: string;
  /** As it was picked up. */
  block: BoardBlock;
  row: RowId;
  view: DayView;
  lastEditors: LastEditors;
  now: number;
  /** What the person does once more: a drop, unless it is said. */
  act?: 'drop' | 'try';
}

/** Who moved what where in the meantime; null if the board does not show it. */
function raceLabel(drop: LostDrop): string | null {
  switch (drop.code) {
    case 'SLOT_TAKEN':
      return slotLabel(drop);
    case 'TRUCK_UNAVAILABLE':
      return truckLabel(drop);
    case 'BLOCK_CHANGED':
    case 'STALE_NOUNCE':
      return blockLabel(drop);
    default:
      return null;
  }
}

/** The same of a booking that was sent from one place to another. */
export function raceOf(
  { booking, from, to }: { booking: BookingView; from: OperationPlace; to: OperationPlace },
  drop: Pick<LostDrop, 'code' | 'view' | 'lastEditors' | 'act'>,
): string | null {
  const block = { ...blockOf(booking, drop.view.day.timezone), place: from };
  return raceLabel({ ...drop, block, row: rowOf(to), now: Date.now() });
}

function slotLabel({ block, row, view, lastEditors, now }: LostDrop): string | null {
  const lane = boardModel(view).lanes.find(({ truck }) => truck._id === row);
  const lies = lane && inTheWay(block, lane, now);
  if (!lane || !lies) return null;
  if ('hold' in lies) return `${lane.truck.name} is ${heldLabel(lies.hold, now)} at that time.`;
  if ('busy' in lies) return `${lane.truck.name} is taken at that time: ${lies.busy.words}.`;
  const { id, name, times } = lies.block;
  return lastEditors.has(id)
    ? `${lastEditors.by(id)} just put ${name} on ${lane.truck.name}, ${times}.`
    : `${name} is on ${lane.truck.name} at that time, ${times}.`;
}

function truckLabel({ row, view, lastEditors }: LostDrop): string | null {
  const truck = view.trucks.find(({ _id }) => _id === row);
  if (!truck) return `${lastEditors.by(row)} just took this truck off the day.`;
  const { unavailableFrom: from } = truck;
  if (from !== null) {
    const since = `${truck.name} unavailable from ${showClockTime(from)} on`;
    return `${lastEditors.by(row)} just made ${since}: ${truck.unavailableNote}.`;
  }
  if (!truck.unavailable) return null;
  return `${lastEditors.by(row)} just made ${truck.name} unavailable: ${truck.unavailableNote}.`;
}

function blockLabel({ block, view, lastEditors, act = 'drop' }: LostDrop): string {
  const { customerId } = block.booking.metaData;
  const who = lastEditors.by(block.id, customerId);
  const now = boardModel(view).blocks.get(block.id);
  const place = now?.place ?? placeOf(OFF_BOARD);
  if (!isSamePlace(place, block.place)) return `${who} ${movedLabel(block.name, place, view)}`;
  if (now && now.times !== block.times) {
    return `${who} just changed ${block.name}: it is ${now.times} now. ${act === 'drop' ? 'Drop' : 'Try'} it again if it still fits.`;
  }
  return `${who} just changed ${block.name}. The board is up to date now: ${act} it again.`;
}

/** Who took a block from its place to where it is now; null if nobody is known to have. */
export function movedSince(
  { id, name, booking }: BoardBlock,
  view: DayView,
  lastEditors: LastEditors,
): string | null {
  const { customerId } = booking.metaData;
  if (!lastEditors.has(id) && !lastEditors.has(customerId)) return null;
  const place = boardModel(view).blocks.get(id)?.place ?? placeOf(OFF_BOARD);
  return `${lastEditors.by(id, customerId)} ${movedLabel(name, place, view)}`;
}

function movedLabel(name: string, place: BoardBlock['place'], view: DayView): string {
  const row = rowOf(place);
  if (row === OFF_BOARD) return `just took ${name} off the board.`;
  if (row === UNASSIGNED_ROW || truckName(view, row)) {
    return `just moved ${name} ${toRow(view, row)}.`;
  }
  return `just moved ${name} to another truck.`;
}
