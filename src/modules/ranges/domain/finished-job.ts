import { MINUTE_MS } from '#kernel/time-window.js';

/** Why a job teaches nothing, in the order in which it is asked. */
export const LEFT_OUT = [
  'unfinished',
  'assumed',
  'exceptional',
  'noEstimate',
  'ratio',
  'old',
] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** What was estimated when the first thing about a job was stamped or entered. */
export interface FrozenBasis {
  readonly group: string;
  /** S: sum of the speeds of the planned crews; a crew of two is 1. */
  readonly speed: number;
  /** B: minutes of the planned crews without driving. */
  readonly handlingMinutes: number;
  /** D: minutes of the known legs between stops. */
  readonly drivingMinutes: number;
  /** Every stop with work to estimate has an estimate. */
  readonly isComplete: boolean;
}

/** How one truck of a job did. */
export interface WorkedTruck {
  readonly isOnTruck: boolean;
  readonly started: Date | null;
  readonly finished: Date | null;
  /** Of its crew; a crew of two is 1. */
  readonly speed: number;
  readonly breakMinutes: number;
  readonly extraMinutes: number;
  /** Start or end follows from the plan. */
  readonly isAssumed: boolean;
  readonly exceptional: boolean;
}

/** What a job teaches. */
export interface Lesson {
  /** How often the estimated time it took; null if that cannot be told. */
  readonly ratio: number | null;
  readonly leftOut: LeftOut | null;
}

const LEAST_RATIO = 0.25;
const MOST_RATIO = 4;
const DAY_MS = 86_400_000;
const MOST_DAYS = 730;

const isFinished = ({ finished }: WorkedTruck): boolean => finished !== null;

/** The latest end of a job; null while no truck has finished. */
export function finishOf(trucks: readonly WorkedTruck[]): Date | null {
  const ends = trucks.flatMap(({ finished }) => (finished ? [finished.getTime()] : []));
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}

/** Minutes of work: from start to end without breaks, extra work and the drives between stops. */
function workedMinutes({ started, finished, breakMinutes, extraMinutes }: WorkedTruck): number {
  if (!started || !finished) return 0;
  return (finished.getTime() - started.getTime()) / MINUTE_MS - breakMinutes - extraMinutes;
}

/** How often the estimated time the finished trucks took together. */
function ratioOf(basis: FrozenBasis, finished: readonly WorkedTruck[]): number | null {
  const estimated = basis.speed * basis.handlingMinutes;
  if (!(estimated > 0)) return null;
  const worked = finished.map(
    (truck) => truck.speed * (workedMinutes(truck) - basis.drivingMinutes),
  );
  return worked.reduce((sum, minutes) => sum + minutes, 0) / estimated;
}

/** What a finished job teaches at that moment, and if nothing, the first reason why. */
export function lessonOf(basis: FrozenBasis, trucks: readonly WorkedTruck[], now: Date): Lesson {
  const finished = trucks.filter(isFinished);
  const ratio = ratioOf(basis, finished);
  const age = now.getTime() - (finishOf(trucks)?.getTime() ?? 0);
  const isTold = (value: number | null): boolean =>
    value !== null && value >= LEAST_RATIO && value <= MOST_RATIO;
  const applies: Readonly<Record<LeftOut, boolean>> = {
    unfinished: trucks.some((truck) => truck.isOnTruck && !isFinished(truck)),
    assumed: finished.some(({ isAssumed }) => isAssumed),
    exceptional: trucks.some(({ exceptional }) => exceptional),
    noEstimate: !basis.isComplete,
    ratio: !isTold(ratio),
    old: age > MOST_DAYS * DAY_MS,
  };
  return { ratio, leftOut: LEFT_OUT.find((reason) => applies[reason]) ?? null };
}
