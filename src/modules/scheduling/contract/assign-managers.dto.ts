import { IsWrittenDay, IsObjectId, NullableObjectId } from '../../../kernel/validation/index.js';

/** PUT /movemanager/assignedmanagers; `null` clears, absent stays. */
export class AssignManagersDto {
  @IsObjectId() branchId: string;
  @IsWrittenDay() assignmentDay: string;
  @NullableObjectId() actingManagerId?: string | null;
  /** The closing manager. */
  @NullableObjectId() supportManagerId?: string | null;
}
