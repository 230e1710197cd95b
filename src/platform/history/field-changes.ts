import { sameValue } from '#kernel/same-value.js';

/** One field's value before and after a write. */
export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

/**
 * The fields whose values differ, in the order of `after`; fields that only `before` has come last.
 */
export function fieldChanges(before: object, after: object): FieldChange[] {
  const old = before as Record<string, unknown>;
  const now = after as Record<string, unknown>;
  return [...new Set([...Object.keys(now), ...Object.keys(old)])]
    .filter((field) => !sameValue(old[field], now[field]))
    .map((field) => ({ field, before: old[field] ?? null, after: now[field] ?? null }));
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && !(value instanceof Date) && Object.keys(value).length === 0);

/** The fields of a new thing that have a value, from nothing (R-CALL-6); the event names its id. */
export const initialFields = (fields: object): FieldChange[] =>
  Object.entries(fields)
    .filter(([field, value]) => field !== 'id' && field !== '_id' && !isEmpty(value))
    .map(([field, after]: [string, unknown]) => ({ field, before: null, after }));
