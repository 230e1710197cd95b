/** Degrees, WGS 84. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_MILES = 3958.7613;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const squaredSine = (angle: number): number => Math.sin(angle / 2) ** 2;

/** Great-circle distance in miles. */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  const [south, north] = [radians(from.latitude), radians(to.latitude)];
  const chord =
    squaredSine(north - south) +
    Math.cos(south) * Math.cos(north) * squaredSine(radians(to.longitude - from.longitude));
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
