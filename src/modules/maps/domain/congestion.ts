import { type Coordinates, milesBetween } from './miles-between.js';

/** How much longer a drive takes than on an empty road, by local hour 0 to 23. */
export type CongestionTable = readonly number[];

/** 1.0 at night, peaks at 8:00 and 17:00 (R-DRIVE-11). */
export const TYPICAL_CONGESTION: CongestionTable = [
  1, 1, 1, 1, 1, 1.05, 1.15, 1.3, 1.4, 1.25, 1.18, 1.18, 1.22, 1.22, 1.25, 1.35, 1.48, 1.55, 1.35,
  1.18, 1.1, 1.05, 1, 1,
];

const CITIES: readonly { center: Coordinates; table: CongestionTable }[] = [
  {
    // Oklahoma City
    center: { latitude: 35.4676, longitude: -97.5164 },
    table: [
      1, 1, 1, 1, 1, 1.03, 1.12, 1.28, 1.38, 1.2, 1.14, 1.15, 1.2, 1.19, 1.2, 1.3, 1.44, 1.52, 1.3,
      1.14, 1.08, 1.04, 1, 1,
    ],
  },
  {
    // Nashville
    center: { latitude: 36.1627, longitude: -86.7816 },
    table: [
      1, 1, 1, 1, 1, 1.06, 1.2, 1.36, 1.43, 1.28, 1.2, 1.2, 1.24, 1.25, 1.3, 1.42, 1.53, 1.58, 1.4,
      1.2, 1.12, 1.06, 1, 1,
    ],
  },
  {
    // Denver
    center: { latitude: 39.7392, longitude: -104.9903 },
    table: [
      1, 1, 1, 1, 1, 1.05, 1.18, 1.35, 1.42, 1.27, 1.2, 1.2, 1.23, 1.23, 1.28, 1.4, 1.52, 1.57,
      1.38, 1.2, 1.11, 1.05, 1, 1,
    ],
  },
];

const CITY_RADIUS_MILES = 60;

/** The table of the city around a place; a typical one elsewhere. */
export function congestionAround(place: Coordinates): CongestionTable {
  let nearest = { table: TYPICAL_CONGESTION, miles: Infinity };
  for (const { center, table } of CITIES) {
    const miles = milesBetween(center, place);
    if (miles <= CITY_RADIUS_MILES && miles < nearest.miles) nearest = { table, miles };
  }
  return nearest.table;
}

/** The factor for an hour of local time. */
export const congestionFactor = (table: CongestionTable, localHour: number): number =>
  table[Math.floor(localHour) % 24] ?? 1;
