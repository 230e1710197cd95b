import { instantAt, type LocalDate } from '#kernel/local-date.js';
import { ceilToQuarter } from '#kernel/time-window.js';
import { computedDrive } from '../transit/drive-input.js';
import type { TransitLegs } from '../transit/hold.js';
import { DRIVE_OUT_FROM, LATEST_START, NEW_OPERATION_START } from './day-limits.js';

/** What a new operation takes from its activity; hours as decimals. */
export interface NewOperationInput {
  activityDay: LocalDate;
  timezone: string;
  estHours: number;
  numMovers: number;
  truckCount: number;
  /** Legs in force at the two ends, 0 if that end is Hold, null while unknown. */
  legs: TransitLegs;
}

export interface NewOperation {
  date: Date;
  duration: number;
  moverCount: number;
  /** Drive Out and Drive Back. */
  startingDriveTime: number;
  endingDriveTime: number;
}

/** Least hours of a job. */
const MIN_DURATION = 1;

export const MIN_MOVER_COUNT = 2;
export const MAX_MOVER_COUNT = 3;

/** How many one truck can take; checked on save. */
export const isMoverCount = (count: number | null | undefined): boolean =>
  count === MIN_MOVER_COUNT || count === MAX_MOVER_COUNT;

/** An even share of the movers for one truck, within what a truck takes. */
export const moverCountPerTruck = (numMovers: number, truckCount: number): number =>
  Math.min(
    MAX_MOVER_COUNT,
    Math.max(MIN_MOVER_COUNT, Math.round(numMovers / Math.max(1, truckCount))),
  );

/**
 * 08:30 or, if later, 07:30 plus the first leg, but no later than the latest start; minutes after
 * local midnight.
 */
export const newOperationStart = (firstLegHours: number | null): number =>
  Math.min(
    LATEST_START,
    Math.max(NEW_OPERATION_START, DRIVE_OUT_FROM + ceilToQuarter(firstLegHours ?? 0) * 60),
  );

/** What a new operation starts with (R-TIME-1, R-MOVE-12). */
export function newOperation(input: NewOperationInput): NewOperation {
  const { activityDay, timezone, estHours, numMovers, truckCount, legs } = input;
  return {
    date: instantAt(activityDay, newOperationStart(legs.startingDriveTime), timezone),
    duration: Math.max(MIN_DURATION, ceilToQuarter(estHours)),
    moverCount: moverCountPerTruck(numMovers, truckCount),
    startingDriveTime: computedDrive(legs.startingDriveTime).hours,
    endingDriveTime: computedDrive(legs.endingDriveTime).hours,
  };
}
