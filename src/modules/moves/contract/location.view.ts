import type {
  DriveTimeFetchStatus,
  LocationType,
  ParkingType,
  StorageType,
  WorkType,
} from './move-terms.js';

/** Minutes of a crew of two; `null` ("N/A") where an input is missing or the type has no table. */
export interface TimeInMinutesView {
  /** Base. */
  forFurniture: number | null;
  /** Walk. */
  forWalking: number | null;
  /** Stairs/Stories. */
  forStories: number | null;
  /** Elevator. */
  forElevator: number | null;
  /** Inv/Boxes. */
  forBoxes: number | null;
  /** Drivetime: the leg from the stop before; the first stop's is 0. */
  forDriving: number | null;
}

export interface WorktimeEstimationsView {
  timeInMinutes: TimeInMinutesView;
  /** Version of the constants that this rests on; `null` where unknown. */
  constantsVersion: number | null;
}

/** What a person entered instead of the computed handling time of a stop. */
export interface CurrentEstimateView {
  hours: number | null;
  minutes: number | null;
  overrideReason: string;
}

/** A stop of an activity. Texts are `''` when empty. */
export interface LocationView {
  _id: string;
  /** `''` is unspecified. */
  typeOfWOrk: WorkType;
  street: string;
  unit: string;
  city: string;
  state: string;
  zip: string;
  /** Degrees; `null` where unknown. */
  latitude: number | null;
  longitude: number | null;
  normalizedStreetAddress: string;
  /** Name of the zip zone; `''` where the branch has none for it. */
  zone: string;
  /** True: `tripFee` is this stop's own. Absent for reduced readers. */
  useFee?: boolean;
  /** Dollars a truck, as it applies. Absent for reduced readers. */
  tripFee?: number;
  /** Miles of the leg that leads here; `null` where unknown. */
  driveDistance: number | null;
  /** Hours of the leg that leads here; `null` where unknown. */
  driveTime: number | null;
  driveTimeFetchStatus: DriveTimeFetchStatus;
  locationType: LocationType | '';
  otherDetails: string;
  storageType: StorageType;
  /** '10 x 20', feet. */
  dimensions: string;
  /** Square feet. */
  sqft: number | null;
  stories: number | null;
  employees: number | null;
  /** 0 is a studio. */
  bedrooms: number | null;
  additionalRooms: readonly string[];
  floor: number | null;
  hasElevator: boolean;
  /** Feet. */
  distanceToDoor: number | null;
  parkingType: ParkingType | '';
  notes: string;
  numBoxes: number;
  isPacking: boolean;
  /** Hours. */
  packingEstTime: number | null;
  /** Dollars. Absent for reduced readers. */
  packingEstCost?: number | null;
  packingAmounts: Record<string, number>;
  isProblem: boolean;
  problemReason: string;
  hasExcessInventory: boolean;
  /** Hours. */
  worktime: number | null;
  /** `null` until an estimate was stored. */
  worktimeEstimations: WorktimeEstimationsView | null;
  currentEstimate: CurrentEstimateView | null;
}
