import { IsLastDay, IsLocalDay, IsObjectId } from '#kernel/validation/index.js';
import { MAX_ACTUAL_DAYS } from './actual-terms.js';

/**
 * Query of GET /actuals: the booked jobs of a branch on some days.
 */
export class ActualsQueryDto {
  @IsObjectId() branchId: string;
  /** The first day, in the branch's zone. */
  @IsLocalDay() from: string;
  /** The last one, not before the first, at most so many days together. */
  @IsLastDay(MAX_ACTUAL_DAYS) to: string;
}
