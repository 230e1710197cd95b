import { NullableQuarterHours, ReadOnlyField } from '#kernel/validation/index.js';

/** Of an operation's envelope only the drives are a person's; `null` gives one back to the server. */
export class SaveEnvelopeDto {
  /** Drive Out, hours. */
  @NullableQuarterHours(0) startingDriveTime?: number | null;
  /** Drive Back, hours. */
  @NullableQuarterHours(0) endingDriveTime?: number | null;

  @ReadOnlyField() bookingStart?: string;
  @ReadOnlyField() bookingDuration?: number;
  @ReadOnlyField() jobStart?: string;
  @ReadOnlyField() jobDuration?: number;
  @ReadOnlyField() startingTripFee?: number;
  @ReadOnlyField() endingTripFee?: number;
}
