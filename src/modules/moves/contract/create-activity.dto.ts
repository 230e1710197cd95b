import {
  IsObjectId,
  OptionalWrittenDay,
  RequiredText,
  TEXT_LIMITS,
} from '../../../kernel/validation/index.js';

/** POST /move/activity. */
export class CreateActivityDto {
  @IsObjectId() movingContractId: string;
  @RequiredText(TEXT_LIMITS.nounce) nounce: string;
  @OptionalWrittenDay() activityDay?: string;
}
