import {
  ClearableFlag,
  converted,
  NullableDollars,
  NullableLatitude,
  NullableLongitude,
  NullableQuarterHours,
  NullableWholeNumber,
  Nested,
  OneOf,
  OneOfOrBlank,
  OptionalNotes,
  OptionalObjectId,
  OptionalText,
  OptionalTextList,
  ReadOnlyField,
  TEXT_LIMITS,
  WholeNumber,
  MAX_ESTIMATE_HOURS,
} from '../../../kernel/validation/index.js';
import { CurrentEstimateDto } from './current-estimate.dto.js';
import { FLOORS, MOVE_DEFAULTS, MOVE_LIMITS } from './limits.js';
import { AnySquareFeet, OptionalZip, PackingAmounts } from './location-rules.js';
import {
  LOCATION_TYPES,
  PARKING_TYPES,
  STORAGE_TYPES,
  WORK_TYPES,
  type LocationType,
  type ParkingType,
  type StorageType,
  type WorkType,
} from './move-terms.js';

/** A stop as a form holds it: every field checked for itself, nothing demanded. */
export class LocationFieldsDto {
  /** Absent for a stop that is not stored yet. */
  @OptionalObjectId() _id?: string;

  @OneOfOrBlank(WORK_TYPES) typeOfWOrk?: WorkType;
  @OptionalText() street?: string;
  @OptionalText(TEXT_LIMITS.name) unit?: string;
  @OptionalText(TEXT_LIMITS.name) city?: string;
  @OptionalText(50) state?: string;
  @OptionalZip() zip?: string;
  @NullableLatitude() latitude?: number | null;
  @NullableLongitude() longitude?: number | null;
  @OptionalText(TEXT_LIMITS.address) normalizedStreetAddress?: string;

  /** True: `tripFee` is taken instead of the zone's. */
  @ClearableFlag() useFee?: boolean;
  /** Dollars a truck. */
  @NullableDollars() tripFee?: number | null;

  @OneOfOrBlank(LOCATION_TYPES) locationType?: LocationType | '';
  @OptionalNotes() otherDetails?: string;

  @converted((value) => (value === null || value === '' ? MOVE_DEFAULTS.storageType : value))
  @OneOf(STORAGE_TYPES)
  storageType?: StorageType;

  /** '10 x 20', feet. */
  @OptionalText(TEXT_LIMITS.name) dimensions?: string;
  /** A number or numeric text; read it with `readSquareFeet`. */
  @AnySquareFeet() sqft?: unknown;
  @NullableWholeNumber({ min: 0, max: MOVE_LIMITS.stories }) stories?: number | null;
  @NullableWholeNumber({ min: 0, max: MOVE_LIMITS.employees }) employees?: number | null;
  @NullableWholeNumber({ min: 0, max: MOVE_LIMITS.bedrooms }) bedrooms?: number | null;
  @OptionalTextList(MOVE_LIMITS.rooms, TEXT_LIMITS.name) additionalRooms?: string[];
  @NullableWholeNumber(FLOORS) floor?: number | null;
  @ClearableFlag() hasElevator?: boolean;
  /** Feet from the truck to the door. */
  @NullableWholeNumber({ min: 0, max: MOVE_LIMITS.distanceFeet }) distanceToDoor?: number | null;
  @OneOfOrBlank(PARKING_TYPES) parkingType?: ParkingType | '';
  @OptionalNotes() notes?: string;

  @converted((value) => (value === null ? 0 : value))
  @WholeNumber({ min: 0, max: MOVE_LIMITS.boxes })
  numBoxes?: number;

  @ClearableFlag() isPacking?: boolean;
  /** Hours. */
  @NullableQuarterHours(0, { max: MAX_ESTIMATE_HOURS }) packingEstTime?: number | null;
  /** Dollars. */
  @NullableDollars() packingEstCost?: number | null;
  @PackingAmounts() packingAmounts?: Record<string, number>;
  /** Hours. */
  @NullableQuarterHours(0, { max: MAX_ESTIMATE_HOURS }) worktime?: number | null;
  @Nested(() => CurrentEstimateDto, 'nullable') currentEstimate?: CurrentEstimateDto | null;

  @ReadOnlyField() driveDistance?: number;
  @ReadOnlyField() driveTime?: number;
  @ReadOnlyField() driveTimeFetchStatus?: string;
  @ReadOnlyField() zone?: string;
  @ReadOnlyField() isProblem?: boolean;
  @ReadOnlyField() problemReason?: string;
  @ReadOnlyField() hasExcessInventory?: boolean;
  @ReadOnlyField() worktimeEstimations?: object;
  @ReadOnlyField() suggestedWorktime?: number;
}
