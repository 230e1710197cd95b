import { counted } from '#kernel/counted.js';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timezone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timezone} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { ...options, timeZone: timezone });
  formatters.set(key, made);
  return made;
}

type Instant = string | Date;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const DAY = { month: '2-digit', day: '2-digit', year: 'numeric' } as const;

const viewerTimezone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

// ICU separates the time from AM/PM by a narrow no-break space, which people cannot type into a
// search.
const plain = (text: string): string => text.replace(/\u202f/g, ' ');

/** `8:30 AM` in the branch's zone. */
export const showTime = (instant: Instant, timezone: string): string =>
  plain(formatterFor(timezone, TIME).format(new Date(instant)));

/** `8:30 AM` of a clock time such as '08:30'. */
export const showClockTime = (clock: string): string => showTime(`2000-01-01T${clock}Z`, 'UTC');

/** The zone's short name at that instant, such as `CST`. */
export const zoneName = (instant: Instant, timezone: string): string =>
  formatterFor(timezone, { timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find((part) => part.type === 'timeZoneName')?.value ?? timezone;

/** `8:30 AM`, or `8:30 AM CST` for someone in another zone. */
export function showTimeNamed(instant: Instant, timezone: string): string {
  const here = showTime(instant, viewerTimezone());
  const there = showTime(instant, timezone);
  return here === there ? there : `${there} ${zoneName(instant, timezone)}`;
}

/** `8:30 AM – 12:30 PM`, with the zone if the viewer is in another one. */
export const showTimeRange = (start: Instant, end: Instant, timezone: string): string =>
  `${showTime(start, timezone)} – ${showTimeNamed(end, timezone)}`;

/** `11/21/2026`, the day that the instant has in the zone. */
const showInstantDay = (instant: Instant, timezone: string): string =>
  formatterFor(timezone, DAY).format(new Date(instant));

const SHORT_DAY = { month: '2-digit', day: '2-digit' } as const;

/** `11/21`, the day that the instant has in the zone. */
export const showShortDay = (instant: Instant, timezone: string): string =>
  formatterFor(timezone, SHORT_DAY).format(new Date(instant));

/** `11/21/2026 8:30 AM`. */
export const showInstant = (instant: Instant, timezone: string): string =>
  `${showInstantDay(instant, timezone)} ${showTimeNamed(instant, timezone)}`;

/** `2.5 h`; at most two decimals, and a dash if unknown. */
export const showHours = (hours: number | null | undefined): string =>
  hours === null || hours === undefined ? '–' : `${Number(hours.toFixed(2))} h`;

const MINUTES_AN_HOUR = 60;

/** A drive or a gap of so many minutes: `45 min`, from an hour on `1 h 5 min`. */
export function showMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / MINUTES_AN_HOUR), whole % MINUTES_AN_HOUR];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** A drive of so many hours, as `showMinutes` says it; a dash if unknown. */
export const showDrive = (hours: number | null | undefined): string =>
  hours === null || hours === undefined ? '–' : showMinutes(hours * MINUTES_AN_HOUR);

/** `+0.25 h`, `−1.5 h`; a dash if unknown. */
export const showHoursOver = (hours: number | null): string =>
  hours !== null && hours > 0 ? `+${showHours(hours)}` : showHours(hours).replace('-', '−');

const MINUTE = 60_000;

/** How long ago, as short as can be said: `now`, `12 min`, `3 h`, `2 days`. */
export function showAge(since: string | Date, now: number = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - new Date(since).getTime()) / MINUTE));
  if (minutes < 1) return 'now';
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h`;
  return counted(Math.floor(minutes / (24 * 60)), 'day');
}
