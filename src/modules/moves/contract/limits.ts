/** The greatest counts inside one customer; both sides check the same figures. */
export const MOVE_LIMITS = {
  activities: 60,
  locations: 30,
  operations: 20,
  movers: 60,
  trucks: 20,
  boxes: 100_000,
  squareFeet: 1_000_000,
  stories: 200,
  bedrooms: 100,
  employees: 100_000,
  distanceFeet: 100_000,
  rooms: 50,
  packingItems: 200,
  /** Letters. */
  overrideReason: 1_000,
} as const;

/** The greatest figures of the constants that estimates rest on. */
export const CONSTANT_LIMITS = {
  /** Parts of the base time. */
  factor: 10,
  thirdMoverFactor: 1,
  boxMinutes: 1_000,
  volumePerMinute: 10_000,
  truckVolume: 100_000,
  tableRows: 50,
  tableMinutes: 100_000,
  tableSize: MOVE_LIMITS.squareFeet,
} as const;

/** A floor below the street is negative. */
export const FLOORS = { min: -10, max: 200 } as const;

export { MOVE_DEFAULTS } from '../domain/defaults.js';

/** Steps of the inputs: hours and dollars. */
export const HOURS_STEP = 0.25;
export const FEE_STEP = 0.01;
