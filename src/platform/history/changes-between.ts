import { sameValue } from '../../kernel/same-value.js';
import type { FieldChange } from './history.js';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of `after` that differ from `before`, in the order of `after`; an absent one was null. */
export const changesBetween = (before: Fields, after: Fields): FieldChange[] =>
  Object.keys(after)
    .filter((field) => !sameValue(before[field] ?? null, after[field] ?? null))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
