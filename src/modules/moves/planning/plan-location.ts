import { newId } from '../../../kernel/ids.js';
import { toCents, toDollars } from '../../../kernel/money.js';
import { MOVE_DEFAULTS } from '../contract/limits.js';
import type { LocationFieldsDto } from '../contract/location-fields.dto.js';
import { readSquareFeet } from '../contract/square-feet.js';
import type { LocationRow } from '../persistence/location.row.js';
import { feeOf } from '../views/fees.js';
import { sentFields } from './laid-over.js';

const PLAIN = [
  'typeOfWOrk',
  'street',
  'unit',
  'city',
  'state',
  'zip',
  'latitude',
  'longitude',
  'normalizedStreetAddress',
  'useFee',
  'locationType',
  'otherDetails',
  'storageType',
  'dimensions',
  'stories',
  'employees',
  'bedrooms',
  'additionalRooms',
  'floor',
  'hasElevator',
  'distanceToDoor',
  'parkingType',
  'notes',
  'numBoxes',
  'isPacking',
  'packingEstTime',
  'packingAmounts',
  'worktime',
] as const;

/** A stop before anything is said about it. */
export const emptyLocation = (activityId: string): LocationRow => ({
  id: newId(),
  activityId,
  position: 0,
  typeOfWOrk: '',
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
  tripFeeCents: 0,
  zoneFeeCents: 0,
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
  packingEstCostCents: null,
  packingAmounts: {},
  isProblem: false,
  problemReason: '',
  hasExcessInventory: false,
  worktime: null,
  worktimeEstimations: null,
  currentEstimate: null,
});

type SentEstimate = NonNullable<LocationFieldsDto['currentEstimate']>;

const asEstimate = ({ hours, minutes, overrideReason }: SentEstimate) => ({
  hours: hours ?? null,
  minutes: minutes ?? null,
  overrideReason: overrideReason ?? '',
});

/** A fee sent back as it was shown is no change: what is kept behind Hold or the zone's fee stays. */
function ownFee(base: LocationRow, { tripFee, useFee }: LocationFieldsDto): number {
  if (tripFee === undefined) return base.tripFeeCents;
  const becomesOwn = useFee === true && !base.useFee;
  if (tripFee === toDollars(feeOf(base)) && !becomesOwn) return base.tripFeeCents;
  return toCents(tripFee ?? 0);
}

/** A stop with what a body says laid over what is stored (or over an empty one). */
export function plannedLocation(base: LocationRow, body: LocationFieldsDto): LocationRow {
  const { sqft, packingEstCost, currentEstimate } = body;
  return {
    ...base,
    ...sentFields(body, PLAIN),
    tripFeeCents: ownFee(base, body),
    sqft: sqft === undefined ? base.sqft : readSquareFeet(sqft),
    packingEstCostCents:
      packingEstCost === undefined
        ? base.packingEstCostCents
        : packingEstCost && toCents(packingEstCost),
    currentEstimate:
      currentEstimate === undefined
        ? base.currentEstimate
        : currentEstimate && asEstimate(currentEstimate),
  };
}
