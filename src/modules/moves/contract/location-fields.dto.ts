import {
  Flag,
  NullableDollars,
  Nested,
  NestedList,
  OptionalObjectId,
  ReadOnlyField,
} from '#kernel/validation/index.js';
import { CurrentEstimateDto } from './current-estimate.dto.js';
import { Described } from './described.js';
import { ITEM_LIMITS } from '../domain/item.js';
import { ItemDto } from './item.dto.js';
import type { LocationType, ParkingType, StorageType, WorkType } from './move-terms.js';

/** A stop as a form has it: each field is checked by itself, none is required. */
export class LocationFieldsDto {
  /** Absent for a stop that is not stored yet. */
  @OptionalObjectId() _id?: string;

  @Described() typeOfWOrk?: WorkType;
  @Described() street?: string;
  @Described() unit?: string;
  @Described() city?: string;
  @Described() state?: string;
  @Described() zip?: string;
  @Described() latitude?: number | null;
  @Described() longitude?: number | null;
  @Described() normalizedStreetAddress?: string;

  /** True: `tripFee` is used instead of the zone's. */
  @Described() useFee?: boolean;
  /** Dollars for each truck. */
  @NullableDollars() tripFee?: number | null;

  @Described() locationType?: LocationType | '';
  @Described() otherDetails?: string;

  @Described() storageType?: StorageType;

  /** '10 x 20', feet. */
  @Described() dimensions?: string;
  /** A number or numeric text; read it with `readSquareFeet`. */
  @Described() sqft?: unknown;
  @Described() stories?: number | null;
  @Described() employees?: number | null;
  @Described() bedrooms?: number | null;
  @Described() additionalRooms?: string[];
  @Described() floor?: number | null;
  @Described() hasElevator?: boolean;
  /** Feet from the truck to the door. */
  @Described() distanceToDoor?: number | null;
  @Described() parkingType?: ParkingType | '';
  /** The code that opens the gate, at most 20 characters. */
  @Described() gateCode?: string;
  /** The dock at which the truck stands, at most 40 characters. */
  @Described() dockName?: string;
  @Described() notes?: string;

  @Described() numBoxes?: number;

  @Described() isPacking?: boolean;
  /** Hours. */
  @Described() packingEstTime?: number | null;
  /** Dollars. */
  @NullableDollars() packingEstCost?: number | null;
  @Described() packingAmounts?: Record<string, number>;
  /** Hours of handling for a crew of two. */
  @Described() worktime?: number | null;
  /**
   * true: a person decided `worktime`, so that it counts; `null`: an estimate filled it in. Where that is not said, another
   * `worktime` is a person's, unless it is what the estimate suggests.
   */
  @Flag('nullable') worktimeTyped?: boolean | null;
  @Nested(() => CurrentEstimateDto, 'nullable') currentEstimate?: CurrentEstimateDto | null;

  /** What is moved, in the order listed; absent stays, `[]` empties. */
  @NestedList(() => ItemDto, { max: ITEM_LIMITS.aStop }) items?: ItemDto[];

  @ReadOnlyField() itemVolume?: number;
  @ReadOnlyField() placedBy?: string;
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
