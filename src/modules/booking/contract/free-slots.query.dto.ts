import {
  MAX_HOURS_A_DAY,
  OptionalLocalDay,
  QueryDecimal,
  QueryWhole,
} from '#kernel/validation/index.js';
import { AVAILABILITY } from '#modules/scheduling/contract/limits.js';
import { RequiredZip } from './zip.rule.js';

/** Query of GET /booking/availability. */
export class FreeSlotsQueryDto {
  @RequiredZip() zip: string;
  /** Hours. */
  @QueryDecimal({ min: 0.25, max: MAX_HOURS_A_DAY, presence: 'required' }) duration: number;
  /** Today in the branch's zone if absent. */
  @OptionalLocalDay() from?: string;
  /** How many days; 28 if absent. */
  @QueryWhole({ min: 1, max: AVAILABILITY.maxDays }) days?: number;
}
