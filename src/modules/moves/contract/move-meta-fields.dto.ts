import {
  ClearableFlag,
  Dollars,
  MAX_RATE,
  NullableDollars,
  NullableWrittenDay,
  OptionalNotes,
  ReadOnlyField,
} from '#kernel/validation/index.js';

/** What a person can enter about a move as a whole. */
export class MoveMetaFieldsDto {
  /** Dollars for one mover for one hour. */
  @Dollars({ max: MAX_RATE }) rate?: number;
  @NullableWrittenDay() requestedDay?: string | null;
  @ClearableFlag() doNotDisturb?: boolean;
  /** Dollars; `null` while unknown. */
  @NullableDollars() actualPrice?: number | null;
  @OptionalNotes() moveAlerts?: string;

  @ReadOnlyField() curTotalEstimate?: number;
  @ReadOnlyField() curTotalEstimateMin?: number;
  @ReadOnlyField() created?: string;
}
