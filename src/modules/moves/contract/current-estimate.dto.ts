import { Decimal, MAX_ESTIMATE_HOURS, OptionalText } from '#kernel/validation/index.js';
import { MOST_MINUTES } from '../domain/estimates/time-by-hand.js';
import { MOVE_LIMITS } from './limits.js';

/**
 * What a person entered instead of the computed handling time of a stop. It counts once there is a
 * number and a reason.
 */
export class CurrentEstimateDto {
  @Decimal({ min: 0, max: MAX_ESTIMATE_HOURS, presence: 'nullable' })
  hours?: number | null;

  /** In addition to the hours: 59 at most. */
  @Decimal({ min: 0, max: MOST_MINUTES, presence: 'nullable' })
  minutes?: number | null;

  @OptionalText(MOVE_LIMITS.overrideReason)
  overrideReason?: string;
}
