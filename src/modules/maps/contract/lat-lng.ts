import { all, checkedBy, converted } from '#kernel/validation/index.js';

/** A position in degrees. */
export interface LatLng {
  latitude: number;
  longitude: number;
}

/** Reads `35.47,-97.52`; `null` if it is not a position. */
export function parseLatLng(text: unknown): LatLng | null {
  const parts =
    typeof text === 'string' && /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text);
  if (!parts) return null;
  const latitude = Number(parts[1]);
  const longitude = Number(parts[2]);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** A position written `lat,lng`, read as LatLng. */
export const IsLatLng = (): PropertyDecorator =>
  all(
    converted((value) => parseLatLng(value)),
    checkedBy('latLng', (value) =>
      typeof value === 'object' && value !== null ? null : 'This field should be written lat,lng',
    ),
  );
