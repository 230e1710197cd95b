import { ruleBroken } from '#kernel/domain-error.js';
import type { FieldFault } from '#kernel/domain-error.js';
import { localDateOf, wallMinutesOf } from '#kernel/local-date.js';
import { sameValue } from '#kernel/same-value.js';
import type { Activity } from '../activity.js';
import { windowFault } from '../envelope/arrival-window.js';
import { moveWindow } from '../envelope/rebase.js';
import { MOVE_ERRORS } from '../move-errors.js';
import type { Move, MoveBranch } from '../move.js';
import type { Operation } from '../operation.js';

/** An activity and the branch in whose zone its times are. */
export interface ActivityAt {
  activity: Activity;
  branch: MoveBranch;
}

/** Whether a window is another one than another day or branch alone would make of it. */
function changesWindow(
  before: Operation | undefined,
  from: string,
  after: Operation,
  to: string,
): boolean {
  const window = before?.arrivalWindow ?? null;
  const day = localDateOf(after.date, to);
  return !sameValue(window && moveWindow(window, day, { from, to }), after.arrivalWindow);
}

const changesStart = (before: Operation | undefined, from: string, after: Operation, to: string) =>
  before === undefined || wallMinutesOf(before.date, from) !== wallMinutesOf(after.date, to);

const knownOf = (activities: readonly Activity[]): Map<string, Operation> =>
  new Map(activities.flatMap(({ operations }) => operations.map((one) => [one.id, one] as const)));

/**
 * What is wrong with the arrival windows of an activity; only where a save changes the window or the
 * start (R-TIME-14).
 */
export function windowFaults(before: ActivityAt, after: ActivityAt, path: string): FieldFault[] {
  const known = knownOf([before.activity]);
  const [from, to] = [before.branch.timezone, after.branch.timezone];
  return after.activity.operations.flatMap((operation, index) => {
    const { arrivalWindow: window, date } = operation;
    const stored = known.get(operation.id);
    const isJudged =
      changesWindow(stored, from, operation, to) || changesStart(stored, from, operation, to);
    const on = { day: after.activity.activityDay, timezone: to };
    const message = window && isJudged ? windowFault(window, date, on) : null;
    return message === null ? [] : [{ path: `${path}.operations.${index}.arrivalWindow`, message }];
  });
}

/**
 * A branch without arrival windows takes no new one; those it has stay.
 * @throws DomainError 422 WINDOWS_OFF
 */
export function requireWindowsOn(before: Move, after: Move): void {
  if (after.branch.planning.arrivalWindows) return;
  const known = knownOf(before.activities);
  const [from, to] = [before.branch.timezone, after.branch.timezone];
  const isNew = (one: Operation): boolean =>
    one.arrivalWindow !== null && changesWindow(known.get(one.id), from, one, to);
  if (after.activities.some(({ operations }) => operations.some(isNew))) {
    throw ruleBroken('WINDOWS_OFF', MOVE_ERRORS.WINDOWS_OFF);
  }
}
