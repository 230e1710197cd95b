import { useEffect, useState } from 'react';
import { pickFields, omitFields } from '#kernel/record-of.js';
import { TIME_KINDS } from '#modules/actuals/contract/actual-terms.js';
import type { TimeKind } from '#modules/actuals/contract/actual-terms.js';
import type { ActualView } from '#modules/actuals/contract/actual.view.js';
import { apiErrorOf, errorHint, UNREACHABLE, type ApiError } from '../../shared/api';
import { onReachable } from '../../shared/realtime';
import { noteFinalAct } from '../../shared/store';
import { useCorrectActualMutation } from './api';
import {
  changesBeside,
  isReadAnew,
  NOTHING_TYPED,
  refusedFor,
  versionToSend,
  withTyped,
  type Draft,
  type EntryField,
} from './entry-changes';
import {
  detailsOf,
  detailsToSend,
  faultsOf,
  readTimes,
  textsOf,
  timesToSend,
  type EntryDetails,
  type EntryPlace,
  type TimeTexts,
} from './entry-values';

const STAMPED = "Times of a job can't be taken back.";

/** What the office types about one job. */
export interface Entry {
  texts: TimeTexts;
  details: EntryDetails;
  /** By field; what the server refused too. */
  faults: Readonly<Partial<Record<string, string>>>;
  /** What somebody else changed a typed field to meanwhile, in words. */
  theirs: Readonly<Partial<Record<EntryField, string>>>;
  /** Why nothing was saved, where that is no field's fault. */
  refusal: string | null;
  isSaving: boolean;
  isTyped: boolean;
  typeTime: (kind: TimeKind, text: string) => void;
  typeDetail: (change: Partial<EntryDetails>) => void;
  /** Saves what differs, and the assumed times among `confirmed`; true when it is stored. */
  save: (confirmed?: readonly TimeKind[]) => Promise<boolean>;
}

/**
 * Only what was typed is kept apart: everything else follows the job, so that what is typed outlasts what
 * somebody else changes meanwhile. What they changed of the same field is shown beside it before it is overwritten.
 */
export function useEntry(actual: ActualView, place: EntryPlace): Entry {
  const [draft, setDraft] = useState<Draft>(NOTHING_TYPED);
  const [faults, setFaults] = useState<Readonly<Partial<Record<string, string>>>>({});
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [correct, { isLoading }] = useCorrectActualMutation();
  const isUnreached = refusal?.code === UNREACHABLE;
  useEffect(() => (isUnreached ? onReachable(() => setRefusal(null)) : undefined), [isUnreached]);
  if (isReadAnew(draft, actual)) setDraft({ ...draft, seen: actual, refused: null });
  const { typed } = draft;
  const texts: TimeTexts = { ...textsOf(actual, place.timezone), ...pickFields(typed, TIME_KINDS) };
  const details: EntryDetails = { ...detailsOf(actual), ...omitFields(typed, TIME_KINDS) };

  const type = (change: Draft['typed']): void => {
    setDraft((before) => withTyped(before, change, actual));
    setFaults((before) => omitFields(before, Object.keys(change)));
  };
  const save = async (confirmed: readonly TimeKind[] = []): Promise<boolean> => {
    const read = readTimes(actual, texts, place);
    setFaults(read.faults);
    setRefusal(null);
    if (Object.keys(read.faults).length > 0) return false;
    const changes = {
      ...timesToSend(actual, read, confirmed),
      ...detailsToSend(actual, details),
    };
    const correction = { version: versionToSend(draft, actual), ...changes };
    const isSame = Object.keys(changes).length === 0 && actual.question === null;
    const { error } = isSame ? {} : await correct({ operation: actual.operation, correction });
    if (!error) {
      if (!isSame) noteFinalAct({ name: 'Times of a job', why: STAMPED });
      setDraft(NOTHING_TYPED);
      return true;
    }
    const refused = apiErrorOf(error);
    if (refused.code === 'STALE_ACTUAL') setDraft((before) => refusedFor(before, correction));
    const named = faultsOf(refused.errors, read, texts, place.timezone);
    setFaults(named);
    if (Object.keys(named).length === 0) setRefusal(refused);
    return false;
  };
  return {
    texts,
    details,
    faults,
    theirs: changesBeside(draft, actual, place.timezone),
    refusal: refusal && `${refusal.message}\n${errorHint(refusal.code)}`.trim(),
    isSaving: isLoading,
    isTyped: Object.keys(typed).length > 0,
    typeTime: (kind, text) => type({ [kind]: text }),
    typeDetail: type,
    save,
  };
}
