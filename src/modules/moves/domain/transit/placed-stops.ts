import type { Activity } from '../activity.js';
import type { Stop } from '../stop.js';
import type { PlacedBy } from '../stop-terms.js';

/** Where the server found a stop. */
export interface StopPosition {
  readonly stopId: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  readonly placedBy: PlacedBy;
}

export const hasPosition = ({ latitude, longitude }: Stop): boolean =>
  latitude !== null && longitude !== null;

/** The address of a stop in one line, as far as it is known. */
export function lineOfStop({ normalizedStreetAddress, ...stop }: Stop): string {
  const { street, city, state, zip } = stop;
  const line = normalizedStreetAddress.trim() || [street, city].filter(Boolean).join(', ');
  if (line === '' || zip === '' || line.includes(zip)) return line;
  return `${line}, ${[state, zip].filter((part) => part && !line.endsWith(part)).join(' ')}`;
}

/** An activity with the positions that were found of stops which still have none. */
export function withPlacedStops(activity: Activity, positions: readonly StopPosition[]): Activity {
  if (positions.length === 0) return activity;
  const locations = activity.locations.map((stop): Stop => {
    const found = positions.find(({ stopId }) => stopId === stop.id);
    if (!found || hasPosition(stop)) return stop;
    const { latitude, longitude, placedBy } = found;
    return { ...stop, latitude, longitude, placedBy };
  });
  return { ...activity, locations };
}
