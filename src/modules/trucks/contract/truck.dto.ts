import {
  Flag,
  IsObjectId,
  OptionalObjectId,
  ReadOnlyField,
  QueryFlag,
} from '#kernel/validation/index.js';
import { TruckRentalDay } from './rental-day.js';
import { TruckAbbreviation, TruckColor, TruckName } from './truck-name.js';

/** POST /truck and PUT /truck/{id}: a whole truck. */
export class TruckDto {
  @OptionalObjectId() _id?: string;
  @TruckName() name: string;
  @TruckAbbreviation(true) abbreviation: string;
  @TruckColor(true) color: string;
  /** False if absent in a POST; unchanged if absent in a PUT. */
  @Flag() hasLift?: boolean;
  /** True if absent in a POST; unchanged if absent in a PUT. */
  @Flag() inService?: boolean;
  /** False if absent in a POST; unchanged if absent in a PUT. */
  @Flag() isRental?: boolean;
  /** Required when `isRental`; otherwise `null`. */
  @TruckRentalDay() rentalDay?: string | null;
  @IsObjectId() branchId: string;

  @ReadOnlyField() branch?: object;
  @ReadOnlyField() unavailable?: boolean;
  @ReadOnlyField() unavailableNote?: string;
}

/** Query of DELETE /truck/{id}, and of the PUT that does as much. */
export class DeleteTruckQueryDto {
  /** A person confirmed that its bookings from today on become unassigned. */
  @QueryFlag() clear?: boolean;
}
