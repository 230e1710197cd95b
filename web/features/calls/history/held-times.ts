import type { HistoryEventView } from '#modules/calls/contract/history.view.js';
import type { HeldStep, HeldTimeTold } from '#modules/scheduling/contract/holds.view.js';
import { showDayNamed, showTime } from '../../../shared/format';
import { jobHours } from '../../../shared/labels';

const HELD = /^holds\./;

const TITLES: Readonly<Record<HeldStep, string>> = {
  taken: 'Time held',
  renewed: 'Hold renewed',
  givenBack: 'Time given back',
  again: 'Time held again',
  ended: 'Hold ended',
  booked: 'Held time booked',
};

const stepOf = ({ data: { held } }: HistoryEventView): HeldStep | null =>
  typeof held === 'string' && Object.hasOwn(TITLES, held) ? (held as HeldStep) : null;

const timeIn = ({ changes }: HistoryEventView): HeldTimeTold | null => {
  const change = changes.find(({ field }) => HELD.test(field));
  return ((change?.after ?? change?.before) as HeldTimeTold | null | undefined) ?? null;
};

/** What became of a held time, in a word or two; null: the event is of something else. */
export const heldTitle = (event: HistoryEventView): string | null => {
  const step = stepOf(event);
  return step && TITLES[step];
};

/** `T03 and T05, Thu 11/26/2026, job 9:00 AM – 1:15 PM`. */
const timeWords = (told: HeldTimeTold, timezone: string): string =>
  `${new Intl.ListFormat('en-US').format(told.trucks)}, ${showDayNamed(told.day)}, ` +
  jobHours(told, timezone);

/**
 * Which time it was, and until when it is held; null for other events.
 * @param isLast nothing was told of this hold since: past its end it ended by itself
 */
export function heldWords(
  event: HistoryEventView,
  { timezone, isLast }: { timezone: string; isLast: boolean },
): string | null {
  const told = stepOf(event) && timeIn(event);
  if (!told) return null;
  const time = timeWords(told, timezone);
  const isHeld = event.changes.some(({ field, after }) => HELD.test(field) && after !== null);
  if (!isHeld) return time;
  const until = showTime(told.until, timezone);
  const isOver = isLast && Date.parse(told.until) <= Date.now();
  return isOver ? `${time}. It ended by itself at ${until}.` : `${time}, until ${until}`;
}

/** The last event of each hold, of events newest first. */
export function lastOfHolds(events: readonly HistoryEventView[]): ReadonlySet<string> {
  const last = new Map<string, string>();
  for (const { _id, changes } of events)
    for (const { field } of changes) if (HELD.test(field) && !last.has(field)) last.set(field, _id);
  return new Set(last.values());
}
