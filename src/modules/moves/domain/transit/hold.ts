import { isHold, type StopWork } from '../work-types.js';

/** Drive times at the two ends of an activity in hours; null while unknown. */
export interface TransitLegs {
  startingDriveTime: number | null;
  endingDriveTime: number | null;
}

/** The API's `transitInfo`; fees in the caller's unit. */
export interface TransitInfo extends TransitLegs {
  startingTripFee: number;
  endingTripFee: number;
  /** Raised by each refresh of the drive times. */
  version: number;
}

export interface TransitSource {
  /** In the order of travel. */
  locations: readonly StopWork[];
  /** Stored legs, whatever the work at the ends is now. */
  legs: TransitLegs;
  /** Trip fee of each location, see `tripFeeOf`. */
  fees: readonly number[];
  version: number;
}

/**
 * What counts at the ends: nothing if the work is Hold, otherwise the stored values, so that they
 * come back when the work type changes (R-STOP-12).
 */
export const effectiveLegs = (locations: readonly StopWork[], legs: TransitLegs): TransitLegs => ({
  startingDriveTime: isHold(locations[0]) ? 0 : legs.startingDriveTime,
  endingDriveTime: isHold(locations.at(-1)) ? 0 : legs.endingDriveTime,
});

export const transitInfo = ({ locations, legs, fees, version }: TransitSource): TransitInfo => ({
  ...effectiveLegs(locations, legs),
  startingTripFee: isHold(locations[0]) ? 0 : (fees[0] ?? 0),
  endingTripFee: isHold(locations.at(-1)) ? 0 : (fees.at(-1) ?? 0),
  version,
});
