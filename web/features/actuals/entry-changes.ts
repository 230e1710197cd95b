import type { ActualView } from '#modules/actuals/contract/actual.view.js';
import { showTime } from '../../shared/format';
import type { EntryDetails, TimeTexts } from './entry-values';

/** A field of a job's times. */
export type EntryField = keyof TimeTexts | keyof EntryDetails;

/** What was typed about a job, and over what. */
export interface Draft {
  typed: Partial<TimeTexts & EntryDetails>;
  /** The job as it was when the typing began; null: nothing is typed. */
  first: ActualView | null;
  /** The job as the person has seen it: what the next save is about. */
  seen: ActualView | null;
  /** The version for which a save was refused: what is read after it counts as seen. */
  refused: number | null;
}

export const NOTHING_TYPED: Draft = { typed: {}, first: null, seen: null, refused: null };

const fieldsOf = ({ typed }: Draft): EntryField[] => Object.keys(typed) as EntryField[];

const changedIn = (
  before: ActualView | null,
  now: ActualView,
  fields: readonly EntryField[],
): EntryField[] => (before ? fields.filter((field) => before[field] !== now[field]) : []);

export const withTyped = (draft: Draft, change: Draft['typed'], actual: ActualView): Draft => ({
  ...draft,
  typed: { ...draft.typed, ...change },
  first: draft.first ?? actual,
  seen: draft.seen ?? actual,
});

export const refusedFor = (draft: Draft, { version }: { version: number }): Draft =>
  draft.first ? { ...draft, refused: version } : draft;

/** Whether a refused draft has the job anew, to be shown beside what is typed. */
export const isReadAnew = ({ refused }: Draft, { version }: ActualView): boolean =>
  refused !== null && version > refused;

/**
 * The version that a save is about. Where somebody else changed a typed field since it was seen, it is the one
 * before: the server refuses it, and nothing of theirs is lost unseen.
 */
export const versionToSend = (draft: Draft, actual: ActualView): number =>
  draft.seen && changedIn(draft.seen, actual, fieldsOf(draft)).length > 0
    ? draft.seen.version
    : actual.version;

function wordsOf(actual: ActualView, field: EntryField, timezone: string): string {
  const value = actual[field];
  if (value === null || value === '') return 'Emptied meanwhile';
  if (typeof value === 'boolean') return `Switched ${value ? 'on' : 'off'} meanwhile`;
  if (typeof value === 'number') return `Changed to ${value} meanwhile`;
  const isText = field === 'extraNote' || field === 'exceptionalWhy';
  return `Changed to ${isText ? `“${value}”` : showTime(value, timezone)} meanwhile`;
}

/** What became of typed fields since the typing began, in words. */
export const changesBeside = (
  draft: Draft,
  actual: ActualView,
  timezone: string,
): Partial<Record<EntryField, string>> =>
  Object.fromEntries(
    changedIn(draft.first, actual, fieldsOf(draft)).map((field) => [
      field,
      wordsOf(actual, field, timezone),
    ]),
  );
