import type { FieldChangeView, HistoryEventView } from '#modules/calls/contract/history.view.js';
import { showTime } from '../../../shared/format';
import { showValue, type ValueContext } from '../../moves';
import { heldTitle } from './held-times';

/** What an undo is told by; the rest stands in the list of changes. */
const TOLD: readonly [RegExp, string][] = [
  [/\.activityDay$/, 'day'],
  [/\.operations\.[^.]+\.date$/, 'start'],
  [/\.operations\.[^.]+\.duration$/, 'hours'],
  [/\.operations\.[^.]+\.truck$/, 'truck'],
];

/** Whether an event takes back an earlier one. */
export const isUndone = ({ data }: HistoryEventView): boolean => typeof data.undoes === 'string';

/** An act may be taken back by several writes: what they did is told as the one thing that it is to people. */
export function undoneAsOne(events: readonly HistoryEventView[]): HistoryEventView[] {
  const told: HistoryEventView[] = [];
  for (const event of events) {
    const last = told.at(-1);
    const isSame =
      last !== undefined &&
      isUndone(event) &&
      last.data.undoes === event.data.undoes &&
      last.employeeId === event.employeeId &&
      !event.changes.some(({ field }) => last.changes.some((other) => other.field === field));
    // The earlier write is the act's own, what follows from it comes after.
    if (isSame) told[told.length - 1] = { ...event, changes: [...event.changes, ...last.changes] };
    else told.push(event);
  }
  return told;
}

/** A start of the same day by its time alone. */
function valuesOf(change: FieldChangeView, context: ValueContext): [string, string] {
  const { field, before, after } = change;
  const last = field.split('.').at(-1) ?? '';
  const show = (value: unknown): string =>
    last === 'date' && typeof value === 'string'
      ? showTime(value, context.timezone)
      : showValue(last, value, context);
  return [show(before), show(after)];
}

/** What was taken back: 'Undone: start 9:30 AM back to 8:30 AM' (R-BOARD-55). */
export function undoneTitle(event: HistoryEventView, context: ValueContext): string {
  const { changes } = event;
  const held = heldTitle(event);
  const told = TOLD.flatMap(([field, word]) =>
    changes
      .filter((change) => field.test(change.field))
      .map((change) => [word, valuesOf(change, context)] as const)
      // A job that only went to another day starts at the same time there.
      .filter(([, [before, after]]) => before !== after)
      .map(([of, [before, after]]) => `${of} ${before} back to ${after}`),
  );
  if (held) told.push(`${held.charAt(0).toLowerCase()}${held.slice(1)}`);
  return told.length > 0 ? `Undone: ${[...new Set(told)].join(', ')}` : 'Undone';
}
