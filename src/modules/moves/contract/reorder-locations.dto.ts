import { IsObjectId, ObjectIdList, RequiredText, TEXT_LIMITS } from '#kernel/validation/index.js';
import { MOVE_LIMITS } from './limits.js';

/** PUT /move/location/order. */
export class ReorderLocationsDto {
  @IsObjectId() contractId: string;
  @IsObjectId() activityId: string;
  /** Every location of the activity, once, in the order of travel. */
  @ObjectIdList(1, MOVE_LIMITS.locations) locations: string[];
  @RequiredText(TEXT_LIMITS.nounce) nounce: string;
}
