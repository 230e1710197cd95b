import { DateTime } from 'luxon';
import { counted } from '#kernel/counted.js';
import { showLocalDate } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import { toDollars } from '#kernel/money.js';
import type { Cents } from '#kernel/money.js';
import { streetLine } from '#kernel/unit-label.js';
import type { MergeLocation } from './merge-source.js';

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** '$1,234.50' */
export const showMoney = (cents: Cents): string => DOLLARS.format(toDollars(cents));

/** '11/21/2026', or '' */
export const showDay = (day: LocalDate | null): string => (day === null ? '' : showLocalDate(day));

/** 'Saturday' */
export const showWeekday = (day: LocalDate): string =>
  DateTime.fromISO(day, { zone: 'utc' }).setLocale('en-US').toFormat('cccc');

/** '9:15 AM' in `timezone`, or '' */
export const showTime = (instant: Date | null, timezone: string): string =>
  instant === null
    ? ''
    : DateTime.fromJSDate(instant, { zone: timezone }).setLocale('en-US').toFormat('h:mm a');

/** '4' or '4.5' */
export const showHours = (hours: number): string => String(Number(hours.toFixed(2)));

/** '12 Main St Apt 3, Oklahoma City, OK 73107' */
export function showAddress(location: MergeLocation): string {
  const { street, unit, city, state, zip, normalizedStreetAddress } = location;
  if (street === '') return normalizedStreetAddress;
  const place = [state, zip].filter((part) => part !== '').join(' ');
  return [streetLine({ street, unit }), city, place].filter((part) => part !== '').join(', ');
}

/** '3 movers, 1 truck' */
export const showTeam = (movers: number, trucks: number): string =>
  `${counted(movers, 'mover')}, ${counted(trucks, 'truck')}`;

export const showName = (first: string, last: string): string => `${first} ${last}`.trim();

const WORDS: Readonly<Record<string, string>> = {
  move: 'Move',
  pack: 'Packing',
  pack_move: 'Packing and move',
  LoadAndUnload: 'Load and unload',
};

/** 'pack_move' → 'Packing and move'; other words stay as they are. */
export const showWord = (word: string): string => WORDS[word] ?? word;
