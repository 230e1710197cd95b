import { Decimal, MAX_ESTIMATE_HOURS, OptionalText } from '../../../kernel/validation/index.js';

/** What a person entered instead of the computed handling time of a stop. */
export class CurrentEstimateDto {
  @Decimal({ min: 0, max: MAX_ESTIMATE_HOURS, presence: 'nullable' })
  hours?: number | null;

  @Decimal({ min: 0, max: MAX_ESTIMATE_HOURS * 60, presence: 'nullable' })
  minutes?: number | null;

  @OptionalText(1_000)
  overrideReason?: string;
}
