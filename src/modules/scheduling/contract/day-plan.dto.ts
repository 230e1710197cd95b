import {
  IsWrittenDay,
  IsObjectId,
  NullableObjectId,
  SentNotes,
  WholeNumber,
  KeptText,
  ObjectIdList,
  IsLocalDay,
  Flag,
  IsRentalDay,
  ReadOnlyField,
} from '#kernel/validation/index.js';
import { TruckAbbreviation, TruckColor, TruckName } from '#modules/trucks/contract/truck-name.js';

/** PUT /movemanager/assignedmanagers; `null` clears, absent stays. */
export class AssignManagersDto {
  @IsObjectId() branchId: string;
  @IsWrittenDay() assignmentDay: string;
  @NullableObjectId() actingManagerId?: string | null;
  /** The closing manager. */
  @NullableObjectId() supportManagerId?: string | null;
}

/** PUT /movemanager/notes: the daily alerts. */
export class SaveNotesDto {
  @IsObjectId() branchId: string;
  @IsWrittenDay() assignmentDay: string;
  @SentNotes() notes: string;
  /** The one this text was based on; 0 where there was none yet. */
  @WholeNumber({ min: 0, presence: 'required' }) revision: number;
}

/** PUT /movemanager/removefromservice: these trucks are unavailable on that day. */
export class RemoveFromServiceDto {
  @IsWrittenDay() date: string;
  @ObjectIdList() truckIds: string[];
  /** 'Unavailable' where absent; blank is refused. */
  @KeptText() note?: string;
}

/** PUT /movemanager/returntoservice. */
export class ReturnToServiceDto {
  @IsLocalDay() date: string;
  @ObjectIdList() truckIds: string[];
}

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
