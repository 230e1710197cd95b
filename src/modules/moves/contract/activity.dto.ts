import {
  IsObjectId,
  OptionalWrittenDay,
  RequiredText,
  TEXT_LIMITS,
  Nested,
} from '#kernel/validation/index.js';
import { SaveActivityDto } from './save-activity.dto.js';

/** POST /move/activity. */
export class CreateActivityDto {
  @IsObjectId() movingContractId: string;
  @RequiredText(TEXT_LIMITS.nounce) nounce: string;
  @OptionalWrittenDay() activityDay?: string;
}

/** PUT /move/activity/{activityId}. */
export class UpdateActivityDto {
  @IsObjectId() customerId: string;
  @RequiredText(TEXT_LIMITS.nounce) nounce: string;
  @Nested(() => SaveActivityDto, 'required') activity: SaveActivityDto;
}

/** Query of DELETE /move/activity. */
export class DeleteActivityQueryDto {
  @IsObjectId() customerId: string;
  @IsObjectId() activityId: string;
  @RequiredText(TEXT_LIMITS.nounce) nounce: string;
}
