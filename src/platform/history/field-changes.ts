import { sameValue } from '#kernel/same-value.js';
import type { FieldChange } from './history.js';

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
