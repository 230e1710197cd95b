import { IsObjectId, NullableWrittenDay } from '../../../kernel/validation/index.js';

export class NewMoveDetailsDto {
  @IsObjectId() branchId: string;
  /** With a day one activity of that day is made, with its operation. */
  @NullableWrittenDay() requestedDay?: string | null;
}
