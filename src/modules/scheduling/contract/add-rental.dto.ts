import { Flag, IsObjectId, IsRentalDay, ReadOnlyField } from '../../../kernel/validation/index.js';
import { TruckAbbreviation, TruckColor, TruckName } from '../../trucks/contract/truck-name.js';

/** POST /movemanager/rental. */
export class AddRentalDto {
  @IsObjectId() branchId: string;
  @TruckName() name: string;
  /** The name's first three letters where absent. */
  @TruckAbbreviation(false) abbreviation?: string;
  /** '#9e9e9e' where absent. */
  @TruckColor(false) color?: string;
  /** False where absent. */
  @Flag() hasLift?: boolean;
  @IsRentalDay() rentalDay: string;

  @ReadOnlyField() inService?: boolean;
  @ReadOnlyField() isRental?: boolean;
}
