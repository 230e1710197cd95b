import { MOVE_DEFAULTS } from '../../../../src/modules/moves/contract/limits';
import type { WorkType } from '../../../../src/modules/moves/contract/move-terms';
import type { LocationValues } from './values';

/** A stop before anything is said about it. */
export const freshLocation = (typeOfWOrk: WorkType): LocationValues => ({
  typeOfWOrk,
  street: '',
  unit: '',
  city: '',
  state: MOVE_DEFAULTS.state,
  zip: '',
  latitude: null,
  longitude: null,
  normalizedStreetAddress: '',
  zone: '',
  useFee: false,
  tripFee: 0,
  driveDistance: null,
  driveTime: null,
  driveTimeFetchStatus: 'NeedsCoordinates',
  locationType: '',
  otherDetails: '',
  storageType: MOVE_DEFAULTS.storageType,
  dimensions: '',
  sqft: null,
  stories: null,
  employees: null,
  bedrooms: null,
  additionalRooms: [],
  floor: null,
  hasElevator: false,
  distanceToDoor: null,
  parkingType: '',
  notes: '',
  numBoxes: 0,
  isPacking: false,
  packingEstTime: null,
  packingEstCost: null,
  packingAmounts: {},
  isProblem: false,
  problemReason: '',
  hasExcessInventory: false,
  worktime: null,
  worktimeEstimations: null,
  currentEstimate: null,
});

/** What the next stop is most likely for: first a load, then unloads. */
export const nextWork = (locations: readonly LocationValues[]): WorkType =>
  locations.length === 0 ? 'Load' : 'Unload';
