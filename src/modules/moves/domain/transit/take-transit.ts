import { isHold, type StopWork } from '../work-types.js';
import { effectiveLegs, type TransitLegs } from './hold.js';

/** `transitInfo` as a body may have it; an absent property stays. */
export interface SentTransit {
  startingDriveTime?: number | null;
  endingDriveTime?: number | null;
  version?: number | null;
}

export interface StoredTransit {
  /** Stored legs, not those that Hold zeroes. */
  legs: TransitLegs;
  version: number;
  /** Locations as they were stored, for what the sender was shown. */
  locations: readonly StopWork[];
}

/** Whether the sender saw an older refresh; without a version the body is accepted. */
export const isStaleTransit = (sent: SentTransit | undefined, storedVersion: number): boolean =>
  typeof sent?.version === 'number' && sent.version < storedVersion;

/**
 * A figure sent back as it was shown is not a change; while an end is Hold its stored leg stays.
 */
const taken = (
  sent: number | null | undefined,
  shown: number | null,
  kept: number | null,
  endIsHold: boolean,
): number | null => (sent === undefined || sent === shown || endIsHold ? kept : sent);

/**
 * The legs to store after a body: those it sends, unless it is older than the stored ones.
 * `locations` are those after the write (R-DRIVE-5).
 */
export function takeTransit(
  sent: SentTransit | undefined,
  stored: StoredTransit,
  locations: readonly StopWork[],
): TransitLegs {
  if (!sent || isStaleTransit(sent, stored.version)) return stored.legs;
  const { legs } = stored;
  const shown = effectiveLegs(stored.locations, legs);
  return {
    startingDriveTime: taken(
      sent.startingDriveTime,
      shown.startingDriveTime,
      legs.startingDriveTime,
      isHold(locations[0]),
    ),
    endingDriveTime: taken(
      sent.endingDriveTime,
      shown.endingDriveTime,
      legs.endingDriveTime,
      isHold(locations.at(-1)),
    ),
  };
}
