import { isDayOver } from '#kernel/local-date.js';
import { HOUR_MS, MINUTE_MS } from '#kernel/time-window.js';
import type { ActualSource, ActualState, TimeKind } from './actual-terms.js';
import { breakMinutesOf, isOnBreak } from './breaks.js';
import { withAssumed } from './clock-times.js';
import type { ClockTimes } from './clock-times.js';
import type { Job, PlannedJob } from './job.js';
import type { Known } from './known.js';

/** When a job went on, as far as it is known. */
export interface ActualTimes {
  readonly state: ActualState;
  readonly times: ClockTimes;
  readonly assumed: readonly TimeKind[];
  /** Whole minutes. */
  readonly breakMinutes: number;
}

/** How a job really went. */
export interface Actual extends ActualTimes {
  readonly version: number;
  readonly movers: number;
  /** Whole minutes. */
  readonly extraMinutes: number;
  readonly extraNote: string;
  readonly exceptional: boolean;
  readonly exceptionalWhy: string | null;
  readonly source: ActualSource;
  /** 4 decimals. */
  readonly clockHours: number | null;
  readonly isAsking: boolean;
}

/** When a job went on, as far as it is known at that moment. */
export function actualTimes(job: PlannedJob, known: Known, now: Date): ActualTimes {
  const { times, assumed } = isDayOver(job.day, job.timezone, now)
    ? withAssumed(known.times, job)
    : { times: known.times, assumed: [] };
  return {
    state: stateOf(times, isOnBreak(known.breaks)),
    times,
    assumed,
    breakMinutes: known.breakMinutes ?? breakMinutesOf(known.breaks, times),
  };
}

/** How a job went, as far as it is known at that moment. */
export function actualOf(job: PlannedJob & Pick<Job, 'crew'>, known: Known, now: Date): Actual {
  const went = actualTimes(job, known, now);
  const { times, assumed, breakMinutes } = went;
  const isAssumed = assumed.includes('started') || assumed.includes('finished');
  return {
    ...went,
    version: known.version,
    movers: known.movers ?? Math.max(1, job.crew.length),
    extraMinutes: known.extraMinutes,
    extraNote: known.extraNote,
    exceptional: known.exceptional,
    exceptionalWhy: known.exceptionalWhy,
    source: isAssumed ? 'assumed' : known.source,
    isAsking: known.isAsking,
    clockHours: clockHoursOf(times, breakMinutes),
  };
}

/** Both ends are known, and nobody has a question. */
export const isComplete = ({ times, assumed, isAsking }: Actual): boolean =>
  times.started !== null &&
  times.finished !== null &&
  !assumed.includes('started') &&
  !assumed.includes('finished') &&
  !isAsking;

function stateOf(times: ClockTimes, onBreak: boolean): ActualState {
  if (times.backYard) return 'back';
  if (times.finished) return 'finished';
  if (times.started) return onBreak ? 'onBreak' : 'working';
  return times.leftYard ? 'out' : 'none';
}

function clockHoursOf({ started, finished }: ClockTimes, breakMinutes: number): number | null {
  if (!started || !finished) return null;
  const worked = finished.getTime() - started.getTime() - breakMinutes * MINUTE_MS;
  return Math.round((worked / HOUR_MS) * 10_000) / 10_000;
}
