import { instantAt, type LocalDate } from '../../../../kernel/local-date.js';
import { ceilToQuarter } from '../../../../kernel/time-window.js';
import { DRIVE_OUT_FROM, LATEST_START, NEW_OPERATION_START } from './day-limits.js';

/** What a new operation takes from its activity; hours as decimals. */
export interface NewOperationInput {
  activityDay: LocalDate;
  timezone: string;
  estHours: number;
  numMovers: number;
  truckCount: number;
  /** Leg from the branch to the first location, null while unknown. */
  firstLegHours: number | null;
}

export interface NewOperation {
  date: Date;
  duration: number;
  moverCount: number;
}

export const MIN_MOVER_COUNT = 2;
export const MAX_MOVER_COUNT = 3;

/** What one truck takes; checked on save. */
export const isMoverCount = (count: number | null | undefined): boolean =>
  count === MIN_MOVER_COUNT || count === MAX_MOVER_COUNT;

/** An even share of the movers for one truck, within what a truck takes. */
export const moverCountPerTruck = (numMovers: number, truckCount: number): number =>
  Math.min(
    MAX_MOVER_COUNT,
    Math.max(MIN_MOVER_COUNT, Math.round(numMovers / Math.max(1, truckCount))),
  );

/**
 * 08:30 or, if later, 07:30 plus the first leg, at most the latest start there is; minutes after
 * local midnight.
 */
export const newOperationStart = (firstLegHours: number | null): number =>
  Math.min(
    LATEST_START,
    Math.max(NEW_OPERATION_START, DRIVE_OUT_FROM + ceilToQuarter(firstLegHours ?? 0) * 60),
  );

/** Source: decisions "Time", a new operation. */
export const newOperation = (input: NewOperationInput): NewOperation => ({
  date: instantAt(input.activityDay, newOperationStart(input.firstLegHours), input.timezone),
  duration: input.estHours,
  moverCount: moverCountPerTruck(input.numMovers, input.truckCount),
});
