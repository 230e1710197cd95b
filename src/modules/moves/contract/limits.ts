import { MOVE_LIMITS } from '../domain/limits.js';

export { MOVE_DEFAULTS } from '../domain/defaults.js';
export { FLOORS, MOVE_LIMITS } from '../domain/limits.js';

/** The greatest values of the estimate constants. */
export const CONSTANT_LIMITS = {
  /** Factors of the base time. */
  factor: 10,
  thirdMoverFactor: 1,
  boxMinutes: 1_000,
  volumePerMinute: 10_000,
  truckVolume: 100_000,
  tableRows: 50,
  tableMinutes: 100_000,
  tableSize: MOVE_LIMITS.squareFeet,
} as const;

/** Steps of the inputs: hours and dollars. */
export const HOURS_STEP = 0.25;
export const FEE_STEP = 0.01;
