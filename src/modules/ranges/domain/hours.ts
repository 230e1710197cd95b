import { ceilToQuarter } from '#kernel/time-window.js';
import { quantileOf } from './pool.js';
import { centreIn } from './scope.js';
import type { Scope } from './scope.js';

/** What the time of a job is computed from. */
export interface Basis {
  readonly group: string;
  /** B: minutes of the planned crew without driving. */
  readonly handlingMinutes: number;
  /** D: minutes between stops. */
  readonly drivingMinutes: number;
}

/** How long a job takes at most with each probability; hours. */
export interface RangeHours {
  readonly p50: number;
  readonly p80: number;
  readonly p90: number;
  /** With the branch's own probability. */
  readonly maximum: number;
}

const MINUTES_AN_HOUR = 60;

/**
 * Hours that a share `p` of such jobs stays below.
 * @param shift δ: how much more or less this address took before, as ln
 */
export function hoursAt(scope: Scope, basis: Basis, p: number, shift = 0): number {
  const { group, handlingMinutes, drivingMinutes } = basis;
  const factor = Math.exp(centreIn(scope, group) + shift + quantileOf(scope.pool, p));
  return (handlingMinutes * factor + drivingMinutes) / MINUTES_AN_HOUR;
}

/** The range of a job; `quantile` is the branch's probability. */
export const rangeHours = (
  scope: Scope,
  basis: Basis,
  quantile: number,
  shift = 0,
): RangeHours => ({
  p50: hoursAt(scope, basis, 0.5, shift),
  p80: hoursAt(scope, basis, 0.8, shift),
  p90: hoursAt(scope, basis, 0.9, shift),
  maximum: hoursAt(scope, basis, quantile, shift),
});

/** Each figure made another. */
export const eachHour = (hours: RangeHours, as: (hours: number) => number): RangeHours => ({
  p50: as(hours.p50),
  p80: as(hours.p80),
  p90: as(hours.p90),
  maximum: as(hours.maximum),
});

/** As people read them: up to the next quarter. */
export const inQuarters = (hours: RangeHours): RangeHours => eachHour(hours, ceilToQuarter);
