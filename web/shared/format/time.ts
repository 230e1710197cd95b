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

// ICU separates the time from AM/PM by a narrow no-break space, which people can't type into a search.
const plain = (text: string): string => text.replace(/\u202f/g, ' ');

/** `8:30 AM` in the branch's zone. */
export const showTime = (instant: Instant, timezone: string): string =>
  plain(formatterFor(timezone, TIME).format(new Date(instant)));

/** The zone's short name at that instant, such as `CST`. */
export const zoneName = (instant: Instant, timezone: string): string =>
  formatterFor(timezone, { timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find((part) => part.type === 'timeZoneName')?.value ?? timezone;

/** `8:30 AM`, or `8:30 AM CST` for someone whose own clock shows another time. */
export function showTimeNamed(instant: Instant, timezone: string): string {
  const here = showTime(instant, viewerTimezone());
  const there = showTime(instant, timezone);
  return here === there ? there : `${there} ${zoneName(instant, timezone)}`;
}

/** `8:30 AM – 12:30 PM`, the zone named where the viewer's differs. */
export const showTimeRange = (start: Instant, end: Instant, timezone: string): string =>
  `${showTime(start, timezone)} – ${showTimeNamed(end, timezone)}`;

/** `11/21/2026`, the day that the instant has in the zone. */
const showInstantDay = (instant: Instant, timezone: string): string =>
  formatterFor(timezone, DAY).format(new Date(instant));

/** `11/21/2026 8:30 AM`. */
export const showInstant = (instant: Instant, timezone: string): string =>
  `${showInstantDay(instant, timezone)} ${showTimeNamed(instant, timezone)}`;
