import {
  Decimal,
  Flag,
  IsObjectId,
  OptionalNotes,
  QueryDecimal,
  WholeNumber,
} from '#kernel/validation/index.js';
import { MAX_TERMS, QUANTILES } from './range-terms.js';

/** PUT /estimates/settings/{branchId}; what is absent stays. */
export class SaveEstimateSettingsDto {
  /** The one that the sender saw; 0 where nobody saved any settings. */
  @WholeNumber({ min: 0, presence: 'required' }) revision: number;
  @Decimal(QUANTILES) quantile?: number;
  @Flag() lateFinishByP80?: boolean;
  /** When customers pay, for proposals; `''` if nothing is agreed. */
  @OptionalNotes(MAX_TERMS) paymentTerms?: string;
  /** A day without a range is promised to cost at most its estimate. */
  @Flag() estimateIsCap?: boolean;
}

/** GET /estimates/settings/{branchId}/preview; without `quantile` by the branch's own. */
export class QuantilePreviewQueryDto {
  @QueryDecimal(QUANTILES) quantile?: number;
}

/** GET /move/activity/{id}/range. */
export class RangeQueryDto {
  @IsObjectId() customerId: string;
}
