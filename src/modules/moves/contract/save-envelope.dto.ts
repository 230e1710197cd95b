import { NullableQuarterHours, ReadOnlyField } from '#kernel/validation/index.js';

/** A person sets only the drives of an operation's envelope; `null` returns one to the server. */
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
