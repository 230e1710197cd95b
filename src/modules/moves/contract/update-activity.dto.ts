import { IsObjectId, Nested, RequiredText, TEXT_LIMITS } from '../../../kernel/validation/index.js';
import { SaveActivityDto } from './save-activity.dto.js';

/** PUT /move/activity/{activityId}. */
export class UpdateActivityDto {
  @IsObjectId() customerId: string;
  @RequiredText(TEXT_LIMITS.nounce) nounce: string;
  @Nested(() => SaveActivityDto, 'required') activity: SaveActivityDto;
}
