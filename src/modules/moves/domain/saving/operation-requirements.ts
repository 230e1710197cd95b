import type { FieldFault } from '../../../../kernel/domain-error.js';
import { isQuarterHours } from '../../../../kernel/time-window.js';
import { MAX_MOVER_COUNT, MIN_MOVER_COUNT } from '../envelope/new-operation.js';
import { faultUnless, isFilled } from './field-checks.js';

export interface RequiredOperation {
  moverCount?: number | null;
  /** Hours. */
  duration?: number | null;
  /** Drive Out and Drive Back in hours; absent or null where computed. */
  startingDriveTime?: number | null;
  endingDriveTime?: number | null;
  earlyStart?: boolean | null;
  earlyStartNotes?: string | null;
}

const MIN_DURATION = 1;
const QUARTERS = 'Must be in steps of 0.25 hours';

export const MOVER_COUNT_RANGE = 'Must be either 2 or 3';

function driveFaults(hours: number | null | undefined, path: string): FieldFault[] {
  if (hours === null || hours === undefined) return [];
  if (!(hours >= 0)) return [{ path, message: 'Must not be negative' }];
  return faultUnless(isQuarterHours(hours), path, QUARTERS);
}

function durationFaults(hours: number | null | undefined): FieldFault[] {
  if (hours === undefined) return [];
  if (hours === null || !(hours >= MIN_DURATION)) {
    return [{ path: 'duration', message: 'Must be at least 1 hour' }];
  }
  return faultUnless(isQuarterHours(hours), 'duration', QUARTERS);
}

export const isMoverCount = (count: number | null | undefined): boolean =>
  count === MIN_MOVER_COUNT || count === MAX_MOVER_COUNT;

/** What the server refuses with 400; a count that is whole but out of range is a pre-save check. */
export const operationFaults = (operation: RequiredOperation): FieldFault[] => [
  ...faultUnless(
    operation.moverCount === undefined || Number.isInteger(operation.moverCount),
    'moverCount',
    'Must be whole number',
  ),
  ...durationFaults(operation.duration),
  ...driveFaults(operation.startingDriveTime, 'startingDriveTime'),
  ...driveFaults(operation.endingDriveTime, 'endingDriveTime'),
  ...faultUnless(
    !operation.earlyStart || isFilled(operation.earlyStartNotes),
    'earlyStartNotes',
    'Notes are required when Early Start is indicated.',
  ),
];

/** What the form shows under its fields: the same, and the range of the mover count. */
export const operationFormFaults = (operation: RequiredOperation): FieldFault[] => [
  ...operationFaults(operation),
  ...faultUnless(
    !Number.isInteger(operation.moverCount) || isMoverCount(operation.moverCount),
    'moverCount',
    MOVER_COUNT_RANGE,
  ),
];
