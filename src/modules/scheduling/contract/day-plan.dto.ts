import {
  checkedBy,
  isQuarterOfAnHour,
  present,
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
  UndoesDto,
} from '#kernel/validation/index.js';
import { TruckAbbreviation, TruckColor, TruckName } from '#modules/trucks/contract/truck-name.js';
import { UNAVAILABLE_FROM } from './limits.js';

/** PUT /movemanager/assignedmanagers; `null` clears, absent stays. */
export class AssignManagersDto extends UndoesDto {
  @IsObjectId() branchId: string;
  @IsWrittenDay() assignmentDay: string;
  @NullableObjectId() actingManagerId?: string | null;
  /** The closing manager. */
  @NullableObjectId() supportManagerId?: string | null;
}

/** PUT /movemanager/notes: the daily alerts. */
export class SaveNotesDto extends UndoesDto {
  @IsObjectId() branchId: string;
  @IsWrittenDay() assignmentDay: string;
  @SentNotes() notes: string;
  /** The revision this text was based on; 0 if there was none yet. */
  @WholeNumber({ min: 0, presence: 'required' }) revision: number;
}

const { earliest, latest } = UNAVAILABLE_FROM;

/** `HH:mm`, a quarter of an hour, or absent. */
const UnavailableFrom = (): PropertyDecorator =>
  checkedBy(
    'unavailableFrom',
    present('optional', (value) =>
      isQuarterOfAnHour(value) && value >= earliest && value <= latest
        ? null
        : `This field should be a quarter hour from ${earliest} to ${latest}`,
    ),
  );

/** PUT /movemanager/removefromservice: these trucks are unavailable on that day. */
export class RemoveFromServiceDto extends UndoesDto {
  @IsWrittenDay() date: string;
  @ObjectIdList() truckIds: string[];
  /** 'Unavailable' if absent; blank is refused. */
  @KeptText() note?: string;
  /** `HH:mm` by the clock of each truck's branch: for the rest of the day only. Absent: all day. */
  @UnavailableFrom() from?: string;
}

/** PUT /movemanager/returntoservice. */
export class ReturnToServiceDto extends UndoesDto {
  @IsLocalDay() date: string;
  @ObjectIdList() truckIds: string[];
}

/** POST /movemanager/rental. */
export class AddRentalDto extends UndoesDto {
  @IsObjectId() branchId: string;
  @TruckName() name: string;
  /** The name's first three letters if absent. */
  @TruckAbbreviation(false) abbreviation?: string;
  /** '#9e9e9e' if absent. */
  @TruckColor(false) color?: string;
  /** False if absent. */
  @Flag() hasLift?: boolean;
  @IsRentalDay() rentalDay: string;

  @ReadOnlyField() inService?: boolean;
  @ReadOnlyField() isRental?: boolean;
}
