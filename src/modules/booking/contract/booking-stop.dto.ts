import { ReadOnlyField } from '#kernel/validation/index.js';
import { LocationFieldsDto } from '#modules/moves/contract/location-fields.dto.js';
import type { CurrentEstimateDto } from '#modules/moves/contract/current-estimate.dto.js';
import type { WorkType } from '#modules/moves/contract/move-terms.js';
import { RequiredZip } from './zip.rule.js';

/**
 * A stop as a visitor describes it; the staff asks for the rest on the first call. Prices, work and
 * hours are accepted and ignored.
 */
export class BookingStopDto extends LocationFieldsDto {
  @RequiredZip() override zip: string;

  @ReadOnlyField() override _id?: string;
  @ReadOnlyField() override items?: LocationFieldsDto['items'];
  @ReadOnlyField() override typeOfWOrk?: WorkType;
  @ReadOnlyField() override useFee?: boolean;
  @ReadOnlyField() override tripFee?: number | null;
  @ReadOnlyField() override isPacking?: boolean;
  @ReadOnlyField() override packingEstTime?: number | null;
  @ReadOnlyField() override packingEstCost?: number | null;
  @ReadOnlyField() override packingAmounts?: Record<string, number>;
  @ReadOnlyField() override worktime?: number | null;
  @ReadOnlyField() override worktimeTyped?: boolean | null;
  @ReadOnlyField() override currentEstimate?: CurrentEstimateDto | null;
}
