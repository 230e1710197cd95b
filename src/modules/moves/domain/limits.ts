/** The greatest counts inside one customer; server and page check the same figures. */
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
  /** Characters. */
  overrideReason: 1_000,
} as const;

/** A floor below street level is negative. */
export const FLOORS = { min: -10, max: 200 } as const;
