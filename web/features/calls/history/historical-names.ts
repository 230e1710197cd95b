import type { FieldChangeView, HistoryEventView } from '#modules/calls/contract/history.view.js';
import { showDay } from '../../../shared/format';
import type { Names } from '../../../shared/labels';

const ACTIVITY = /^move\.activities\.([^.]+)(\.activityDay)?$/;
const STOP = /^move\.activities\.[^.]+\.locations\.([^.]+)(\.position)?$/;

const dayName = (day: unknown): string =>
  typeof day === 'string' && day ? showDay(day) : 'without a day';

const stopName = (position: unknown): string =>
  typeof position === 'number' ? `Location ${position + 1}` : 'Location';

/**
 * The value of the field, or of the whole thing that came or went, before the change; after it for
 * what came.
 */
function named(change: FieldChangeView, ownField: string | undefined, inWhole: string): unknown {
  if (ownField) return change.before;
  const whole = change.before ?? change.after;
  return typeof whole === 'object' && whole !== null
    ? (whole as Record<string, unknown>)[inWhole]
    : undefined;
}

function nameBefore(change: FieldChangeView): [string, string] | null {
  const [, activity, itsDay] = ACTIVITY.exec(change.field) ?? [];
  if (activity) return [activity, dayName(named(change, itsDay, 'activityDay'))];
  const [, stop, itsPlace] = STOP.exec(change.field) ?? [];
  return stop ? [stop, stopName(named(change, itsPlace, 'position'))] : null;
}

/**
 * What activities and stops were called when each event happened: an activity is called by its day,
 * which changes. `events` are newest first and `present` are today's names; the history itself has
 * the earlier ones.
 */
export function historicalNames(events: readonly HistoryEventView[], present: Names): Names[] {
  let names = present;
  return events.map(({ changes }) => {
    const renamed = changes.map(nameBefore).filter((name) => name !== null);
    if (renamed.length > 0) names = new Map([...names, ...renamed]);
    return names;
  });
}
