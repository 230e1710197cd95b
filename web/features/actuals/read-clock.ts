import { addDays, instantAt, wallMinutesOf } from '#kernel/local-date.js';
import type { Day } from '../../shared/format';

/** `815`, `8:15`, `8:15 am`, `14:30`, `2p`. */
const TYPED = /^(\d{1,2})(?::?(\d{2}))?\s*([ap])?\.?m?\.?$/i;
const HALF_DAY = 12;
/** Without AM or PM, an earlier hour is one of the afternoon. */
const FIRST_HOUR = 5;

interface TypedClock {
  hour: number;
  minute: number;
  half: 'a' | 'p' | null;
}

function typedClock(text: string): TypedClock | null {
  const [, hours = '', minutes = '0', half] = TYPED.exec(text.trim()) ?? [];
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (hours === '' || minute > 59 || hour > 23 || (half && (hour < 1 || hour > HALF_DAY))) {
    return null;
  }
  return { hour, minute, half: half ? (half.toLowerCase() as 'a' | 'p') : null };
}

/** The hours of a day that may be meant, the likelier first. */
function hoursMeant({ hour, half }: TypedClock): number[] {
  if (half) return [(hour % HALF_DAY) + (half === 'p' ? HALF_DAY : 0)];
  if (hour === 0 || hour > HALF_DAY) return [hour];
  const morning = hour % HALF_DAY;
  const both = [morning, morning + HALF_DAY];
  return morning >= FIRST_HOUR ? both : both.reverse();
}

/**
 * The moment that a person means by a clock time: of two the first one after what happened before, else the
 * likelier; after midnight it is the next day's.
 * @returns null for what is no clock time
 */
export function readClock(
  text: string,
  { day, timezone, after }: { day: Day; timezone: string; after: Date | null },
): Date | null {
  const typed = typedClock(text);
  if (!typed) return null;
  const hours = hoursMeant(typed);
  const onDay = (of: Day, hour: number): Date => instantAt(of, hour * 60 + typed.minute, timezone);
  const today = hours.map((hour) => onDay(day, hour));
  const [likely = null] = today;
  if (!after) return likely;
  const later = [...today, ...hours.map((hour) => onDay(addDays(day, 1), hour))].filter(
    (at) => at >= after,
  );
  const isNight = wallMinutesOf(after, timezone) > 17 * 60;
  const [first = null] = later.sort((a, b) => a.getTime() - b.getTime());
  // What is earlier on the same day is a slip, which the server names; a crew rarely works past midnight.
  const isNextDay = first !== null && !today.some((at) => at.getTime() === first.getTime());
  return isNextDay && !isNight ? likely : first;
}
