import { Decimal, MAX_HOURS_A_DAY, ReadOnlyField, WholeNumber } from '#kernel/validation/index.js';

/** Drive times of the first and last leg, exact hours; kept until the next refresh. */
export class SaveTransitInfoDto {
  /** Raised by each refresh: if it is older than the stored one, the whole object is ignored. */
  @WholeNumber({ min: 0 }) version?: number;

  @Decimal({ min: 0, max: MAX_HOURS_A_DAY, presence: 'nullable' })
  startingDriveTime?: number | null;

  @Decimal({ min: 0, max: MAX_HOURS_A_DAY, presence: 'nullable' })
  endingDriveTime?: number | null;

  @ReadOnlyField() startingTripFee?: number;
  @ReadOnlyField() endingTripFee?: number;
}
