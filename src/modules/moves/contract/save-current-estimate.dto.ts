import { all, checkedBy, clearable, isBlank, textFault } from '#kernel/validation/index.js';
import { hasTimeByHand, type CurrentEstimate } from '../domain/estimates/time-by-hand.js';
import { CurrentEstimateDto } from './current-estimate.dto.js';
import { MOVE_LIMITS } from './limits.js';
import { MOVE_MESSAGES } from './messages.js';

/** One line; required as soon as there is a number. */
const ReasonOfTime = (): PropertyDecorator =>
  all(
    clearable(),
    checkedBy('reasonOfTime', (value, owner) => {
      if (!isBlank(value)) return textFault(value, MOVE_LIMITS.overrideReason);
      return hasTimeByHand(owner as CurrentEstimate) ? MOVE_MESSAGES.overrideReason : null;
    }),
  );

/** The same when it is stored: a time says why it was entered. */
export class SaveCurrentEstimateDto extends CurrentEstimateDto {
  @ReasonOfTime() override overrideReason?: string;
}
