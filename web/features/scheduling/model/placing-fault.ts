import type { BookingView } from '#modules/scheduling/contract/booking.view.js';
import { SCHEDULING_ERRORS } from '#modules/scheduling/contract/errors.js';
import type { DayKey } from './day-key';
import { blockOf } from './board-block';
import type { BoardModel } from './board-model';
import { isSamePlace, OFF_BOARD, placeOf, rowOf, type OperationPlace } from './operation-place';
import { judgedLinked, linksLeft, type FormerLinks } from './former-links';
import { judgeRow } from './verdict';
import type { LastEditors } from './last-editors';
import { movedSince } from './lost-race';

const OTHERS = 'Someone else';

/** `Dana R. changed this move.` */
export function changedLabel(
  { operation, metaData }: Pick<BookingView, 'operation' | 'metaData'>,
  lastEditors: LastEditors,
): string {
  const known = [operation._id, metaData.customerId].filter((id) => lastEditors.has(id));
  return `${known.length > 0 ? lastEditors.by(...known) : OTHERS} changed this move.`;
}

/** What the block itself is, whatever else changed about its customer. */
const substanceOf = ({ operation, metaData }: BookingView): string => {
  const { moverCount, requiresLift, earlyStart, earlyStartNotes } = metaData;
  const { bookingStart, bookingDuration, jobStart, jobDuration } = operation.bookingEnvelope;
  return JSON.stringify([
    [bookingStart, bookingDuration, jobStart, jobDuration],
    [moverCount, requiresLift, earlyStart, earlyStartNotes],
  ]);
};

export const isSameMove = (a: BookingView, b: BookingView): boolean =>
  substanceOf(a) === substanceOf(b);

/** `Dana R. has changed T01 since.` */
export const truckChangedLabel = (
  { _id, name }: { _id: string; name: string },
  lastEditors: LastEditors,
): string => `${lastEditors.by(_id)} has changed ${name} since.`;

/** Whether this is the board of that day: about other days nothing is known for sure. */
export const isBoardOf = ({ view }: BoardModel, { branchId, day }: DayKey): boolean =>
  view.day.date === day && view.assignment.branchId === branchId;

/** Where an operation should go, and who else touched what on the board. */
interface Placement {
  booking: BookingView;
  from: OperationPlace;
  to: OperationPlace;
  /** Direct drives that it gets back there. */
  links: FormerLinks | null;
  lastEditors: LastEditors;
}

/**
 * Why an operation cannot go from one place to another on the board as it is now; null when it can.
 */
export function placingFault(
  model: BoardModel | null,
  key: DayKey,
  { booking, from, to, links, lastEditors }: Placement,
): string | null {
  if (!model || !isBoardOf(model, key)) return null;
  const { operation, metaData } = booking;
  const now = model.blocks.get(operation._id);
  const block = { ...(now ?? blockOf(booking, model.view.day.timezone)), place: from };
  if (!isSamePlace(now?.place ?? placeOf(OFF_BOARD), from)) {
    return movedSince(block, model.view, lastEditors) ?? SCHEDULING_ERRORS.BLOCK_CHANGED;
  }
  if (now && !isSameMove(now.booking, booking)) return changedLabel(booking, lastEditors);
  const customer = model.view.customers.find(({ _id }) => _id === metaData.customerId);
  const isCustomerActive = (customer?.status ?? 'active') === 'active';
  const left = linksLeft(model.view, links, to.truck);
  const judged = left ? judgedLinked(block, model, left) : { block, model };
  const lifted = { block: judged.block, branchId: key.branchId, isCustomerActive };
  return judgeRow(rowOf(to), lifted, judged.model, Date.now()).reason || null;
}
