import type { EventKind } from '../../../src/modules/calls/contract/call-terms';

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

const shown = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' || typeof value === 'number') return `${value}`;
  return Array.isArray(value) ? `${value.length} entries` : 'changed';
};

/** `estHours: 4 → 5`. */
export const changeWords = (change: { field: string; before: unknown; after: unknown }): string =>
  `${change.field}: ${shown(change.before)} → ${shown(change.after)}`;
