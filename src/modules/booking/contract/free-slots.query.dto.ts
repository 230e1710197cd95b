import { MAX_HOURS_A_DAY, QueryDecimal } from '../../../kernel/validation/index.js';
import { RequiredZip } from './zip.rule.js';

/** Query of GET /booking/availability. */
export class FreeSlotsQueryDto {
  @RequiredZip() zip: string;
  /** Hours. */
  @QueryDecimal({ min: 0.25, max: MAX_HOURS_A_DAY, presence: 'required' }) duration: number;
}
