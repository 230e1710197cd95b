import { isId } from '../../../src/kernel/ids';
import { isLocalDate } from '../../../src/kernel/local-date';
import type { EventKind } from '../../../src/modules/calls/contract/call-terms';
import type { FieldChangeView } from '../../../src/modules/calls/contract/history.view';
import { showDay, showInstant } from '../../shared/format';

export const EVENT_WORDS: Readonly<Record<EventKind, string>> = {
  CREATED: 'Created',
  UPDATED: 'Changed',
  PHONED: 'Called',
  EMAILED: 'E-mailed',
  ESTIMATED: 'Estimated',
  BOOKED: 'Booked',
  CLOSED: 'Closed',
  OTHER: 'Other',
};

/** What the lists inside a customer hold, one of each. */
const ENTRIES: Readonly<Record<string, string>> = {
  activities: 'Activity',
  locations: 'Location',
  operations: 'Truck',
};

const FIELDS: Readonly<Record<string, string>> = {
  typeOfWOrk: 'type of work',
  normalizedStreetAddress: 'address',
  numMovers: 'movers',
  minTime: 'minimum hours',
  estHours: 'estimated hours',
  date: 'start',
  numBoxes: 'boxes',
  sqft: 'square feet',
};

/** Follow from the address. */
const UNTOLD: readonly string[] = ['latitude', 'longitude'];

const INSTANT = /^\d{4}-\d{2}-\d{2}T.*Z$/;

const wordsOf = (field: string): string =>
  FIELDS[field] ?? field.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function shown(value: unknown, timezone: string): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (isLocalDate(value)) return showDay(value);
  if (typeof value === 'string') return INSTANT.test(value) ? showInstant(value, timezone) : value;
  if (typeof value === 'number') return `${value}`;
  return Array.isArray(value) && value.length > 0 ? value.join(', ') : '…';
}

/**
 * One change in words: `Location, zip: 37211 → 37209`, `Truck added`; null for what follows from
 * another change.
 */
export function changeWords(change: FieldChangeView, timezone: string): string | null {
  const parts = change.field.split('.');
  const field = parts.at(-1) ?? '';
  if (UNTOLD.includes(field)) return null;
  const entry = ENTRIES[parts.findLast((part) => part in ENTRIES) ?? ''];
  if (isId(field)) {
    const came = change.before === null || change.before === undefined;
    return `${entry ?? 'Entry'} ${came ? 'added' : 'removed'}`;
  }
  const name = entry && entry !== 'Activity' ? `${entry}, ${wordsOf(field)}` : wordsOf(field);
  return `${capital(name)}: ${shown(change.before, timezone)} → ${shown(change.after, timezone)}`;
}
