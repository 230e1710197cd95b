import { MAX_EXTRA_NOTE, TIME_KINDS } from './actual-terms.js';
import type { KnownSource, TimeKind } from './actual-terms.js';
import { breaksIn } from './breaks.js';
import type { Break } from './breaks.js';
import { stampedTimes } from './clock-times.js';
import type { ClockTimes } from './clock-times.js';
import type { Entry, Typed } from './entry.js';
import { isClockWrong } from './skew.js';
import { stampsInForce } from './stamp.js';
import type { Stamp } from './stamp.js';

/** Everything that was stamped and typed about a job. */
export interface Records {
  /** In any order. */
  readonly stamps: readonly Stamp[];
  /** The last one of the office, which has everything typed. */
  readonly entry: Entry | null;
  /** How many there are. */
  readonly entries: number;
}

/** What records say about a job, without its plan. */
export interface Known {
  /** Up with each stamp and each entry. */
  readonly version: number;
  /** Typed ones win. */
  readonly times: ClockTimes;
  readonly breaks: readonly Break[];
  /** Typed; else null. */
  readonly breakMinutes: number | null;
  /** Typed; else null. */
  readonly movers: number | null;
  readonly extraMinutes: number;
  readonly extraNote: string;
  readonly exceptional: boolean;
  readonly exceptionalWhy: string | null;
  readonly source: KnownSource;
  /** A clock was too wrong, and the office has entered nothing since. */
  readonly isAsking: boolean;
}

export const NO_RECORDS: Records = { stamps: [], entry: null, entries: 0 };

/** What is typed by now. */
export const typedOf = ({ entry }: Records): Typed => entry?.typed ?? {};

export const versionOf = ({ stamps, entries }: Records): number => stamps.length + entries;

/** The times that somebody stamped or typed; typed wins. */
export function knownTimes(inForce: readonly Stamp[], typed: Typed): ClockTimes {
  const stamped = stampedTimes(inForce);
  return {
    leftYard: typed.leftYard ?? stamped.leftYard,
    started: typed.started ?? stamped.started,
    finished: typed.finished ?? stamped.finished,
    backYard: typed.backYard ?? stamped.backYard,
  };
}

/** What records say about a job. */
export function knownOf(records: Records): Known {
  const typed = typedOf(records);
  const inForce = stampsInForce(records.stamps);
  const times = knownTimes(inForce, typed);
  const extras = inOrder(inForce.filter(({ kind }) => kind === 'extra'));
  return {
    version: versionOf(records),
    times,
    breaks: breaksIn(inForce),
    breakMinutes: typed.breakMinutes ?? null,
    movers: typed.movers ?? null,
    extraMinutes:
      typed.extraMinutes ?? extras.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
    extraNote: typed.extraNote ?? notesOf(extras),
    exceptional: typed.exceptional ?? false,
    exceptionalWhy: typed.exceptionalWhy ?? null,
    source: sourceOf(times, typed),
    isAsking: isAsking(records),
  };
}

/** By time, those of one instant by their ids. */
export const inOrder = (stamps: readonly Stamp[]): Stamp[] =>
  [...stamps].sort((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1));

/** No longer than can be stamped since there is a bound; jobs from before it may have more. */
const notesOf = (extras: readonly Stamp[]): string =>
  extras
    .map(({ note }) => note ?? '')
    .join('\n')
    .slice(0, MAX_EXTRA_NOTE);

function sourceOf(times: ClockTimes, typed: Typed): KnownSource {
  const kinds = TIME_KINDS.filter((kind) => times[kind] !== null);
  if (kinds.length === 0) return 'none';
  const isTyped = (kind: TimeKind): boolean => typed[kind] !== undefined;
  return isTyped('started') || isTyped('finished') || kinds.every(isTyped) ? 'office' : 'phone';
}

function isAsking({ stamps, entry }: Records): boolean {
  const answered = entry?.at.getTime() ?? -Infinity;
  return stamps.some((stamp) => isClockWrong(stamp) && stamp.receivedAt.getTime() > answered);
}

export const NOTHING_KNOWN: Known = knownOf(NO_RECORDS);
