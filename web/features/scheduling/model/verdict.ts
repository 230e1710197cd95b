import { CUSTOMER_ERRORS } from '#modules/moves/contract/errors.js';
import {
  isSlotFree,
  judgeDrop,
  type DropVerdict,
} from '#modules/scheduling/contract/board-rules.js';
import { SCHEDULING_ERRORS } from '#modules/scheduling/contract/errors.js';
import type { ReservationView } from '#modules/scheduling/contract/day.view.js';
import type { BoardBlock } from './board-block';
import { liveReservations, slotOf, truckOn, type BoardModel, type TruckLane } from './board-model';
import { nameParts } from './customer-name';
import { heldLabel } from './hold-labels';
import { unavailableLabel } from './row-labels';
import { isSamePlace, OFF_BOARD, placeOf, UNASSIGNED_ROW, type RowId } from './operation-place';

/**
 * What would come of putting the lifted block down on a row; `HERE` is where it was taken from, `HELD`
 * a time that only a visitor of the web site or a colleague holds.
 */
export type RowVerdict = DropVerdict | 'HERE' | 'HELD';

/** `Booked: Gomez 8:30–12:30`. */
const bookedLabel = ({ name, start, end }: BoardBlock): string =>
  `Booked: ${nameParts(name).last} ${start}–${end}`;

/** What a row does with a block, and why. */
export interface Judgment {
  verdict: RowVerdict;
  /** The reason in as few words as fit into a row; empty when there is none. */
  short: string;
  /** The reason as a sentence. */
  reason: string;
}

/** A picked-up block, as it is judged. */
export interface Lifted {
  block: BoardBlock;
  /** The branch of the board that it came from. */
  branchId: string;
  isCustomerActive: boolean;
}

/** A reason in as few words as fit into a row. */
const SHORT: Readonly<Record<Exclude<RowVerdict, 'OK' | 'HELD'>, string>> = {
  HERE: 'Already here',
  CUSTOMER_INACTIVE: 'Customer is canceled',
  OTHER_BRANCH: 'Another branch',
  OUTSIDE_GRID: 'Outside the hours of the board',
  TRUCK_UNAVAILABLE: 'Not available',
  LIFT_REQUIRED: 'Needs a lift',
  SLOT_TAKEN: 'Booked at that time',
};

const TEXTS = { ...CUSTOMER_ERRORS, ...SCHEDULING_ERRORS, HERE: 'It is already on this row.' };

/** What is in the block's way: a booking before a hold, which ends by itself. */
export function inTheWay(
  { id, yardWindow: window }: BoardBlock,
  lane: TruckLane,
  now: number,
): { block: BoardBlock } | { hold: ReservationView } | null {
  const block = lane.blocks.find(
    (other) => !isSlotFree(window, [{ operationId: other.id, ...other.window }], id),
  );
  if (block) return { block };
  const hold = liveReservations(lane, now).find((held) => !isSlotFree(window, [slotOf(held)], id));
  return hold ? { hold } : null;
}

/** What the server would say, as far as this page knows. */
export function judgeRow(row: RowId, lifted: Lifted, model: BoardModel, now: number): Judgment {
  const verdict = verdictOn(row, lifted, model, now);
  if (verdict === 'OK') return { verdict, short: '', reason: '' };
  const lane = model.lanes.find(({ truck }) => truck._id === row);
  const lies = verdict === 'SLOT_TAKEN' && lane ? inTheWay(lifted.block, lane, now) : null;
  if (lies && 'hold' in lies) {
    const words = heldLabel(lies.hold, now);
    return { verdict: 'HELD', short: `Is ${words}`, reason: `That time is ${words}.` };
  }
  const reason =
    verdict === 'TRUCK_UNAVAILABLE' ? unavailableLabel(model.view, row) : TEXTS[verdict];
  const note = verdict === 'TRUCK_UNAVAILABLE' ? lane?.truck.unavailableNote : undefined;
  const short = lies ? bookedLabel(lies.block) : note || SHORT[verdict];
  return { verdict, short, reason };
}

function verdictOn(
  row: RowId,
  { block, branchId, isCustomerActive }: Lifted,
  model: BoardModel,
  now: number,
): Exclude<RowVerdict, 'HELD'> {
  if (isSamePlace(block.place, placeOf(row))) return 'HERE';
  if (row === OFF_BOARD) return 'OK';
  if (row === UNASSIGNED_ROW) return isCustomerActive ? 'OK' : 'CUSTOMER_INACTIVE';
  const lane = model.lanes.find(({ truck }) => truck._id === row);
  if (!lane) return 'TRUCK_UNAVAILABLE';
  const { date: day, timezone } = model.view.day;
  return judgeDrop(
    {
      operationId: block.id,
      branchId,
      isCustomerActive,
      requiresLift: block.booking.metaData.requiresLift,
      // Its direct legs stay on their truck.
      window: block.yardWindow,
      day,
      timezone,
    },
    truckOn(lane, model, now),
  );
}
