import type { TimeInMinutes } from './estimates/stop-columns.js';
import type { LocationType } from './location-types.js';
import type { SquareFeet } from './square-feet.js';
import type { DriveTimeFetchStatus, ParkingType, StorageType } from './stop-terms.js';
import type { WorkType } from './work-types.js';

/** What a person entered instead of the computed handling time of a stop. */
export interface TimeByHand {
  readonly hours: number | null;
  readonly minutes: number | null;
  readonly overrideReason: string;
}

/** A stop of an activity; money in cents, hours as decimals, feet, degrees. Texts are `''` when empty. */
export interface Stop {
  readonly id: string;
  readonly typeOfWOrk: WorkType;
  readonly street: string;
  readonly unit: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly normalizedStreetAddress: string;
  readonly zone: string;
  readonly useFee: boolean;
  /** The stop's own fee, in force while `useFee`. */
  readonly tripFeeCents: number;
  /** What the zone charges, looked up when the stop was written. */
  readonly zoneFeeCents: number;
  /** Miles and hours of the leg that leads here. */
  readonly driveDistance: number | null;
  readonly driveTime: number | null;
  readonly driveTimeFetchStatus: DriveTimeFetchStatus;
  readonly locationType: LocationType | '';
  readonly otherDetails: string;
  readonly storageType: StorageType;
  /** '10 x 20', feet. */
  readonly dimensions: string;
  readonly sqft: SquareFeet;
  readonly stories: number | null;
  readonly employees: number | null;
  /** 0 is a studio. */
  readonly bedrooms: number | null;
  readonly additionalRooms: readonly string[];
  readonly floor: number | null;
  readonly hasElevator: boolean;
  readonly distanceToDoor: number | null;
  readonly parkingType: ParkingType | '';
  readonly notes: string;
  readonly numBoxes: number;
  readonly isPacking: boolean;
  readonly packingEstTime: number | null;
  readonly packingEstCostCents: number | null;
  readonly packingAmounts: Readonly<Record<string, number>>;
  readonly isProblem: boolean;
  readonly problemReason: string;
  readonly hasExcessInventory: boolean;
  readonly worktime: number | null;
  /** Minutes of a crew of two by the activity's `constantsVersion`. */
  readonly worktimeEstimations: Readonly<TimeInMinutes> | null;
  readonly currentEstimate: TimeByHand | null;
}
