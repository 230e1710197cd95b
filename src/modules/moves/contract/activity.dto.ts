import {
  IsObjectId,
  OptionalWrittenDay,
  RequiredText,
  TEXT_LIMITS,
  Nested,
  ReadOnlyField,
} from '#kernel/validation/index.js';
import type { SaveOperationDto } from './save-operation.dto.js';
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

/** What changes of an activity that is booked again with it. Day, trucks and operations are said by who books. */
export class ReworkActivityDto extends SaveActivityDto {
  @ReadOnlyField() override _id?: string;
  @ReadOnlyField() override activityDay?: string | null;
  @ReadOnlyField() override truckCount?: number;
  @ReadOnlyField() override operations?: SaveOperationDto[];
}
