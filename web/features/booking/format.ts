const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const showDollars = (amount: number): string => dollars.format(amount);

/** `$749 – $955`; equal ends once. */
export const showCost = (low: number, high: number): string =>
  [...new Set([low, high].map(showDollars))].join(' – ');

/** `4.25 to 5.5`: hours of work, equal ends once. */
export const showHours = (low: number, high: number): string =>
  [...new Set([low, high].map((hours) => String(Number(hours.toFixed(2)))))].join(' to ');

/** `14:15` → `2:15 PM`. */
export function showTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A day has no zone: it is read and shown in the same one. */
const onTheDay = (day: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...parts, timeZone: 'UTC' }).format(new Date(`${day}T00:00Z`));

/** `2026-11-28` → `Saturday, November 28`. */
export const showDay = (day: string): string =>
  onTheDay(day, { weekday: 'long', month: 'long', day: 'numeric' });

/** `Saturday, November 28, 2:15 PM`. */
export const showStart = ({ date, time }: { date: string; time: string }): string =>
  `${showDay(date)}, ${showTime(time)}`;

/** `2026-11-28` → `Sat, Nov 28`. */
export const showShortDay = (day: string): string =>
  onTheDay(day, { weekday: 'short', month: 'short', day: 'numeric' });

export const showMonth = (day: string): string => onTheDay(day, { month: 'short' });

export const weekdayOf = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay();

/** `Central Time`, if the visitor is in another zone than the branch. */
export function foreignZone(timezone: string): string | null {
  const now = new Date();
  const clock = (timeZone?: string): string =>
    now.toLocaleTimeString('en-US', timeZone ? { timeZone } : {});
  if (clock(timezone) === clock()) return null;
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    timeZoneName: 'longGeneric',
  });
  return parts.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? timezone;
}

/** Seconds → `9:05`. */
export const showCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
