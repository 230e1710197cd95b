import { IsObjectId, RequiredText, TEXT_LIMITS } from '../../../kernel/validation/index.js';

/** Query of DELETE /move/activity. */
export class DeleteActivityQueryDto {
  @IsObjectId() customerId: string;
  @IsObjectId() activityId: string;
  @RequiredText(TEXT_LIMITS.nounce) nounce: string;
}
