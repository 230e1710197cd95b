import { isOnBoard, takenFor } from './retiming.js';
import type { JobTimes, Place } from './retiming.js';
import type { RowOperation } from '../queries/truck-rows.js';
import { alreadyStarted, startIsPast } from '../refusals.js';

/** A start that was changed, and to which one. */
export interface StartChange {
  readonly before: Date;
  readonly after: Date;
}

/** An operation that is to have these times. */
interface Wanted {
  readonly operationId: string;
  readonly place: Place;
  readonly times: JobTimes;
  readonly to: JobTimes;
  /** What an act did to its start that this may take back. */
  readonly takesBack?: StartChange | undefined;
}

/** Whether it gets the very start that the act which is taken back took from it (R-BOARD-55). */
export function isTakenBack({
  takesBack,
  times,
  to,
}: Pick<Wanted, 'takesBack' | 'times' | 'to'>): boolean {
  if (!takesBack) return false;
  const { before, after } = takesBack;
  return before.getTime() === to.date.getTime() && after.getTime() === times.date.getTime();
}

/**
 * Another start for what is on a board: nothing that has begun gets one, and what waits without a truck none that is past,
 * as its own is. What is taken back goes to where it was, as long as nobody has begun it: time alone takes no Undo away.
 * @param row what is known of it; empty where it can't be under way
 * @throws 409 ALREADY_STARTED
 */
export function requireOtherStart(wanted: Wanted, row: readonly RowOperation[], now: Date): void {
  const { operationId, place, times, to } = wanted;
  if (!isOnBoard(place) || to.date.getTime() === times.date.getTime()) return;
  const isBack = isTakenBack(wanted);
  const job = row.find((one) => one.operationId === operationId);
  if (job?.hasBegun && !(isBack && isByPlanAlone(job))) throw alreadyStarted();
  const isPast = (of: JobTimes): boolean => takenFor(of).start <= now;
  if (place.truck === null && !isBack && isPast(times) && isPast(to)) throw startIsPast();
}

/** Nobody has stamped or entered any of its times. */
const isByPlanAlone = ({ progress: { leftYard, started, finished } }: RowOperation): boolean =>
  (leftYard ?? started ?? finished) === null;
