import { CUSTOMER_ERRORS } from '../../../../src/modules/customers/contract/errors';
import {
  judgeDrop,
  type DropVerdict,
} from '../../../../src/modules/scheduling/contract/board-rules';
import { SCHEDULING_ERRORS } from '../../../../src/modules/scheduling/contract/errors';
import { takenOn, type BoardModel } from '../board/board-model';
import { isSamePlace, OFF_BOARD, placeOf, UNASSIGNED_ROW, type RowId } from '../cache/place';
import type { Held } from './held';

/** What would come of putting the held block down on a row; `HERE` is where it was taken from. */
export type RowVerdict = DropVerdict | 'HERE';

/** A reason in as few words as fit into a row. */
const SHORT: Readonly<Record<Exclude<RowVerdict, 'OK'>, string>> = {
  HERE: 'Already here',
  CUSTOMER_INACTIVE: 'Customer is cancelled',
  OTHER_BRANCH: 'Another branch',
  OUTSIDE_GRID: 'Outside the hours of the board',
  TRUCK_UNAVAILABLE: 'Not available',
  LIFT_REQUIRED: 'Needs a lift',
  SLOT_TAKEN: 'Booked at that time',
};

const TEXTS = { ...CUSTOMER_ERRORS, ...SCHEDULING_ERRORS, HERE: 'It is already on this row.' };

export const shortReason = (verdict: RowVerdict): string =>
  verdict === 'OK' ? '' : SHORT[verdict];

export const reasonText = (verdict: RowVerdict): string => (verdict === 'OK' ? '' : TEXTS[verdict]);

/** What the server would say, by what this page knows. */
export function verdictOn(row: RowId, held: Held, model: BoardModel, now: number): RowVerdict {
  const { block, branchId, isCustomerActive } = held;
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
      window: block.window,
      day,
      timezone,
    },
    { ...lane.truck, taken: takenOn(lane, now) },
  );
}
