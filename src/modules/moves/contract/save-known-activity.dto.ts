import { IsObjectId } from '../../../kernel/validation/index.js';
import { SaveActivityDto } from './save-activity.dto.js';

/** An activity inside a Customer's body: it must be named, POST /move/activity makes new ones. */
export class SaveKnownActivityDto extends SaveActivityDto {
  @IsObjectId() override _id: string;
}
