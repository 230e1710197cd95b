import { CUSTOMER_ERRORS } from '#modules/moves/contract/errors.js';
import {
  isSlotFree,
  judgeDrop,
  type DropVerdict,
  type TakenSlot,
} from '#modules/scheduling/contract/board-rules.js';
import { SCHEDULING_ERRORS } from '#modules/scheduling/contract/errors.js';
import type { ReservationView } from '#modules/scheduling/contract/day.view.js';
import type { BoardBlock } from './board-block';
import { liveReservations, slotOf, truckOn, type BoardModel, type TruckLane } from './board-model';
import { servedRow, type BusySpan } from './busy-spans';
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

/** What is in a block's way on a truck. */
type InTheWay = { block: BoardBlock } | { hold: ReservationView } | { busy: BusySpan };

/** What is in the block's way: a booking before a hold, which ends by itself. */
export function inTheWay(
  { id, yardWindow: window }: BoardBlock,
  lane: TruckLane,
  now: number,
): InTheWay | null {
  const isFree = (slot: TakenSlot): boolean => isSlotFree(window, [slot], id);
  const block = lane.blocks.find((other) => !isFree({ operationId: other.id, ...other.window }));
  if (block) return { block };
  const busy = lane.busy.find(
    ({ start, end, ...one }) => !isFree({ start, end, operationId: one.id }),
  );
  if (busy) return { busy };
  const hold = liveReservations(lane, now).find((held) => !isFree(slotOf(held)));
  return hold ? { hold } : null;
}

/** The same of a row, of which another truck does a part: what that one does itself is in the way, too. */
function inTheWayOnRow(
  block: BoardBlock,
  lane: TruckLane,
  { lanes, view }: BoardModel,
  now: number,
): { lies: InTheWay; truck: string | null } | null {
  const own = inTheWay(block, lane, now);
  if (own) return { lies: own, truck: null };
  const { standIn } = servedRow(lane.truck, view);
  const other = lanes.find(({ truck }) => truck._id === standIn?.truck);
  if (!standIn || !other) return null;
  const { start, end } = block.yardWindow;
  const yardWindow = { start: start < standIn.from ? standIn.from : start, end };
  const lies = inTheWay({ ...block, yardWindow }, { ...other, busy: [] }, now);
  return lies && { lies, truck: other.truck.name };
}

/** What the server would say, as far as this page knows. */
export function judgeRow(row: RowId, lifted: Lifted, model: BoardModel, now: number): Judgment {
  const verdict = verdictOn(row, lifted, model, now);
  if (verdict === 'OK') return { verdict, short: '', reason: '' };
  const lane = model.lanes.find(({ truck }) => truck._id === row);
  const met =
    verdict === 'SLOT_TAKEN' && lane ? inTheWayOnRow(lifted.block, lane, model, now) : null;
  if (met) return judgmentOf(met.lies, met.truck, now);
  const reason =
    verdict === 'TRUCK_UNAVAILABLE' ? unavailableLabel(model.view, row) : TEXTS[verdict];
  const note = verdict === 'TRUCK_UNAVAILABLE' ? lane?.truck.unavailableNote : undefined;
  return { verdict, short: note || SHORT[verdict], reason };
}

/** @param truck whose own row it is on, where another row is judged that it serves */
function judgmentOf(lies: InTheWay, truck: string | null, now: number): Judgment {
  if ('busy' in lies) {
    const { short, words } = lies.busy;
    return { verdict: 'SLOT_TAKEN', short, reason: `The truck is taken then: ${words}.` };
  }
  const on = truck === null ? '' : ` on ${truck}`;
  if ('hold' in lies) {
    const words = heldLabel(lies.hold, now);
    return { verdict: 'HELD', short: `Is ${words}${on}`, reason: `That time is ${words}${on}.` };
  }
  const short = `${bookedLabel(lies.block)}${on}`;
  const reason = truck === null ? TEXTS.SLOT_TAKEN : `${truck}, which stands in, is booked then.`;
  return { verdict: 'SLOT_TAKEN', short, reason };
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
