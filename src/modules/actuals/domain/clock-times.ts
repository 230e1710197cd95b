import { HOUR_MS } from '#kernel/time-window.js';
import { TIME_KINDS } from './actual-terms.js';
import type { TimeKind } from './actual-terms.js';
import type { Stamp } from './stamp.js';

/** The four times of a job; null while unknown. */
export type ClockTimes = Readonly<Record<TimeKind, Date | null>>;

/** How long each part is planned to take; hours as decimals. */
export interface PlannedLengths {
  readonly startingDriveTime: number;
  readonly duration: number;
  readonly endingDriveTime: number;
}

/** Two times of which the one that should be first is later. */
export interface Backwards {
  readonly kind: TimeKind;
  readonly at: Date;
}

export const timesOf = (timeOf: (kind: TimeKind) => Date | null): ClockTimes => ({
  leftYard: timeOf('leftYard'),
  started: timeOf('started'),
  finished: timeOf('finished'),
  backYard: timeOf('backYard'),
});

/** Of two stamps of a kind the one that counts: the earlier departure or start, the later end or return. */
export function outermost(kind: TimeKind, known: Stamp | undefined, other: Stamp): Stamp {
  if (!known) return other;
  const isFirst = kind === 'leftYard' || kind === 'started';
  return other.at < known.at === isFirst ? other : known;
}

/** Departure and start are the earliest, end and return the latest that is in force. */
export function stampedTimes(inForce: readonly Stamp[]): ClockTimes {
  const edges = new Map<Stamp['kind'], Stamp>();
  for (const stamp of inForce) {
    const kind = TIME_KINDS.find((one) => one === stamp.kind);
    if (kind) edges.set(kind, outermost(kind, edges.get(kind), stamp));
  }
  return timesOf((kind) => edges.get(kind)?.at ?? null);
}

/** The first two known neighbors that run backwards, or null. */
export function backwards(times: ClockTimes): readonly [Backwards, Backwards] | null {
  const known = TIME_KINDS.flatMap((kind) => {
    const at = times[kind];
    return at === null ? [] : [{ kind, at }];
  });
  for (const [index, later] of known.entries()) {
    const before = known[index - 1];
    if (before && before.at > later.at) return [before, later];
  }
  return null;
}

/** Milliseconds from the departure as planned, for each of the four. */
const plannedOffsets = (plan: PlannedLengths): Record<TimeKind, number> => {
  const started = Math.round(plan.startingDriveTime * HOUR_MS);
  const finished = started + Math.round(plan.duration * HOUR_MS);
  const backYard = finished + Math.round(plan.endingDriveTime * HOUR_MS);
  return { leftYard: 0, started, finished, backYard };
};

/** What is known, and the rest by planned lengths from the nearest known time before, else after. */
export function withAssumed(
  known: ClockTimes,
  plan: PlannedLengths,
): { times: ClockTimes; assumed: TimeKind[] } {
  const offsets = plannedOffsets(plan);
  const isKnown = (kind: TimeKind): boolean => known[kind] !== null;
  if (!TIME_KINDS.some(isKnown)) return { times: known, assumed: [] };
  const from = (kind: TimeKind): Date | null => {
    const index = TIME_KINDS.indexOf(kind);
    const nearest =
      TIME_KINDS.slice(0, index).findLast(isKnown) ?? TIME_KINDS.slice(index + 1).find(isKnown);
    const base = nearest === undefined ? null : known[nearest];
    if (nearest === undefined || base === null) return null;
    return new Date(base.getTime() + offsets[kind] - offsets[nearest]);
  };
  return {
    times: timesOf((kind) => known[kind] ?? from(kind)),
    assumed: TIME_KINDS.filter((kind) => !isKnown(kind)),
  };
}
