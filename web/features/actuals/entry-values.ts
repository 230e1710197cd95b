import type { FieldFault } from '#kernel/domain-error.js';
import { TIME_KINDS } from '#modules/actuals/contract/actual-terms.js';
import type { TimeKind } from '#modules/actuals/contract/actual-terms.js';
import type { ActualView } from '#modules/actuals/contract/actual.view.js';
import type { CorrectActualDto } from '#modules/actuals/contract/correct-actual.dto.js';
import { showTime, type Day } from '../../shared/format';
import { readClock } from './read-clock';

/** What stands in the fields of a job's times. */
export type TimeTexts = Readonly<Record<TimeKind, string>>;

/** What stands in the other fields. */
export interface EntryDetails {
  movers: number | null;
  breakMinutes: number | null;
  extraMinutes: number | null;
  extraNote: string;
  exceptional: boolean;
  exceptionalWhy: string;
}

export interface EntryPlace {
  day: Day;
  timezone: string;
}

const NOT_A_TIME = 'Enter a time such as 8:15 AM';

export const textsOf = (actual: ActualView, timezone: string): TimeTexts => {
  const textOf = (kind: TimeKind): string => {
    const at = actual[kind];
    return at === null ? '' : showTime(at, timezone);
  };
  return {
    leftYard: textOf('leftYard'),
    started: textOf('started'),
    finished: textOf('finished'),
    backYard: textOf('backYard'),
  };
};

export const detailsOf = (actual: ActualView): EntryDetails => ({
  movers: actual.movers,
  breakMinutes: actual.breakMinutes,
  extraMinutes: actual.extraMinutes,
  extraNote: actual.extraNote,
  exceptional: actual.exceptional,
  exceptionalWhy: actual.exceptionalWhy ?? '',
});

/** The moments that typed times mean, and what is no time. */
export interface ReadTimes {
  times: Record<TimeKind, string | null>;
  faults: Partial<Record<TimeKind, string>>;
}

/** Reads the fields in their order, each after the one before; what was not touched stays to the second. */
export function readTimes(
  actual: ActualView,
  texts: TimeTexts,
  { day, timezone }: EntryPlace,
): ReadTimes {
  const shown = textsOf(actual, timezone);
  const read: ReadTimes = {
    times: { leftYard: null, started: null, finished: null, backYard: null },
    faults: {},
  };
  let after: Date | null = null;
  for (const kind of TIME_KINDS) {
    const text = texts[kind].trim();
    if (text === '') continue;
    const at: Date | null =
      text === shown[kind]
        ? new Date(actual[kind] ?? '')
        : readClock(text, { day, timezone, after });
    if (at) after = at;
    else read.faults[kind] = NOT_A_TIME;
    read.times[kind] = at?.toISOString() ?? null;
  }
  return read;
}

/**
 * What the server refused, by field; a time says how it was read where that is not what was typed: 730 may have
 * become the evening.
 */
export function faultsOf(
  errors: readonly FieldFault[],
  { times }: ReadTimes,
  texts: TimeTexts,
  timezone: string,
): Record<string, string> {
  const reading = (path: string): string => {
    const kind = TIME_KINDS.find((one) => one === path);
    const at = kind && times[kind];
    if (!at) return '';
    const shown = showTime(at, timezone);
    return shown === texts[kind].trim() ? '' : ` (read as ${shown})`;
  };
  return Object.fromEntries(
    errors.map(({ path, message }) => [path, `${message}${reading(path)}`]),
  );
}

/** The times that were typed: those that differ, and an assumed one that is confirmed. */
export function timesToSend(
  actual: ActualView,
  { times }: ReadTimes,
  confirmed: readonly TimeKind[] = [],
): Partial<Record<TimeKind, string | null>> {
  const isTyped = (kind: TimeKind): boolean =>
    times[kind] !== actual[kind] || (actual.assumed.includes(kind) && confirmed.includes(kind));
  return Object.fromEntries(TIME_KINDS.filter(isTyped).map((kind) => [kind, times[kind]]));
}

/** The other fields that were changed; an empty number returns to the stamps. */
export function detailsToSend(
  actual: ActualView,
  details: EntryDetails,
): Omit<CorrectActualDto, 'version' | TimeKind> {
  const before = detailsOf(actual);
  const changed = (Object.keys(details) as (keyof EntryDetails)[]).filter(
    (field) => details[field] !== before[field],
  );
  return Object.fromEntries(changed.map((field) => [field, details[field]]));
}
