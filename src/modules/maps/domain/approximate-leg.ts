import { wallMinutesOf } from '#kernel/local-date.js';
import { congestionAround, congestionFactor } from './congestion.js';
import { type Coordinates, milesBetween } from './miles-between.js';
import { roadMiles } from './road-miles.js';

/** When a drive begins, and the zone whose time of day the traffic follows. */
export interface DriveStart {
  at: Date;
  timezone: string;
}

/** Exact, not rounded. */
export interface ApproximateLeg {
  miles: number;
  hours: number;
}

const CITY_MPH = 35;
const HIGHWAY_MPH = 60;
/** At the first and at the last end of a drive. */
const CITY_MILES_AT_EACH_END = 3;
/** A truck drives at 1/1.15 of a car's speed. */
const TRUCK_FACTOR = 1.15;

/** Hours of a truck for road miles on empty roads. */
export function truckHours(miles: number): number {
  const inCity = Math.min(miles, 2 * CITY_MILES_AT_EACH_END);
  return (inCity / CITY_MPH + (miles - inCity) / HIGHWAY_MPH) * TRUCK_FACTOR;
}

/** A leg by rule, without a maps service (R-DRIVE-10). */
export function approximateLeg(
  from: Coordinates,
  to: Coordinates,
  start: DriveStart,
): ApproximateLeg {
  const miles = roadMiles(milesBetween(from, to));
  const localHour = wallMinutesOf(start.at, start.timezone) / 60;
  const congestion = congestionFactor(congestionAround(from), localHour);
  return { miles, hours: truckHours(miles) * congestion };
}

/**
 * Hours of a drive by the same rule, by the local hour at which it begins: for whoever asks for many
 * drives from a place, or for many starts of one (R-DRIVE-10).
 */
export function legsFrom(from: Coordinates): (to: Coordinates) => (localHour: number) => number {
  const table = congestionAround(from);
  return (to) => {
    const hours = truckHours(roadMiles(milesBetween(from, to)));
    return (localHour) => hours * congestionFactor(table, localHour);
  };
}
