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
  /** False where absent in a POST; absent in a PUT it stays. */
  @Flag() hasLift?: boolean;
  /** True where absent in a POST; absent in a PUT it stays. */
  @Flag() inService?: boolean;
  /** False where absent in a POST; absent in a PUT it stays. */
  @Flag() isRental?: boolean;
  /** Needed when `isRental`; `null` otherwise. */
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
