/** A calendar day, `YYYY-MM-DD`. Days have no zone: they are written, never converted. */
export type Day = string;

/** `11/21/2026`; text that is not a day is returned unchanged, a dash for nothing. */
export function showDay(day: Day | null | undefined): string {
  if (!day) return '–';
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(day);
  return parts ? `${parts[2]}/${parts[3]}/${parts[1]}` : day;
}

/** A sentence of the server's, with its days as people read them. */
export const showDaysIn = (text: string): string =>
  text.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => showDay(day));

/** `Sat 11/21/2026`. */
export const showDayNamed = (day: Day): string =>
  `${new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' })} ${showDay(day)}`;

/** `Sat, 11/21`. */
export const showWeekday = (day: Day): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'short',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  });

/** `November 2026`, the month that a day is in. */
export const showMonth = (day: Day): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** The day that it is now in the zone. */
export const todayIn = (timezone: string, now: Date = new Date()): Day =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
