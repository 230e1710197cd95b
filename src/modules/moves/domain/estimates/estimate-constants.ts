import type { LocalDate } from '#kernel/local-date.js';

/**
 * Minutes to load a home with this many bedrooms, two movers, at the door. The last row covers
 * more.
 */
export interface BedroomRow {
  bedrooms: number;
  minutes: number;
}

/** Minutes to load up to a size; the last row, `upTo: null`, covers everything above. */
export interface SizeRow {
  upTo: number | null;
  minutes: number;
}

/** The figures an estimate is computed from, as in GET /booking/currentconstants. */
export interface EstimateConstants {
  version: number;
  effectiveFrom: LocalDate;
  /** Apartment and Condo, by bedrooms. */
  apartmentValues: BedroomRow[];
  /** House and Town-home, by square feet. */
  houseValues: SizeRow[];
  /** Storage, by square feet of floor. */
  storageValues: SizeRow[];
  /** Pod and Rental Truck, by length in feet. */
  portableValues: SizeRow[];
  /** Time to unload, as a share of the time to load the same. */
  unloadFactor: number;
  /** Share of base for each flight of stairs without an elevator. */
  stairsCoefficient: number;
  /** Share of base, once. */
  elevatorCoefficient: number;
  /** Share of base for each story above the first. */
  storiesCoefficient: number;
  /** Share of base for each started 50 ft beyond the first 50. */
  walkCoefficient: number;
  /** Minutes per box. */
  boxMinutes: number;
  /** Time of a crew of three compared with one of two. */
  thirdMoverFactor: number;
  /** Cubic feet per base minute of loading. */
  volumePerMinute: number;
  /** Cubic feet that one truck takes. */
  truckVolume: number;
}

/** The figures of the first version (R-EST-1). */
export const DEFAULT_CONSTANTS: EstimateConstants = {
  version: 1,
  effectiveFrom: '2026-11-01',
  apartmentValues: [
    { bedrooms: 0, minutes: 60 },
    { bedrooms: 1, minutes: 80 },
    { bedrooms: 2, minutes: 115 },
    { bedrooms: 3, minutes: 170 },
    { bedrooms: 4, minutes: 220 },
  ],
  houseValues: [
    { upTo: 800, minutes: 110 },
    { upTo: 1200, minutes: 150 },
    { upTo: 1800, minutes: 200 },
    { upTo: 2500, minutes: 290 },
    { upTo: 3500, minutes: 380 },
    { upTo: null, minutes: 460 },
  ],
  storageValues: [
    { upTo: 25, minutes: 30 },
    { upTo: 50, minutes: 55 },
    { upTo: 100, minutes: 105 },
    { upTo: 150, minutes: 150 },
    { upTo: 200, minutes: 200 },
    { upTo: null, minutes: 290 },
  ],
  portableValues: [
    { upTo: 8, minutes: 60 },
    { upTo: 12, minutes: 95 },
    { upTo: 16, minutes: 120 },
    { upTo: 20, minutes: 150 },
    { upTo: null, minutes: 215 },
  ],
  unloadFactor: 0.75,
  stairsCoefficient: 0.12,
  elevatorCoefficient: 0.18,
  storiesCoefficient: 0.1,
  walkCoefficient: 0.09,
  boxMinutes: 0.75,
  thirdMoverFactor: 0.7,
  volumePerMinute: 6.5,
  truckVolume: 1500,
};
