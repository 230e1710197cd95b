import {
  IsWrittenDay,
  IsObjectId,
  SentNotes,
  WholeNumber,
} from '../../../kernel/validation/index.js';

/** PUT /movemanager/notes: the daily alerts. */
export class SaveNotesDto {
  @IsObjectId() branchId: string;
  @IsWrittenDay() assignmentDay: string;
  @SentNotes() notes: string;
  /** The one this text was based on; 0 where there was none yet. */
  @WholeNumber({ min: 0, presence: 'required' }) revision: number;
}
