import {
  ClearableFlag,
  Dollars,
  NullableDollars,
  NullableLocalDay,
  OptionalNotes,
  ReadOnlyField,
} from '../../../kernel/validation/index.js';

/** A merge patch of a move's `meta`. */
export class PatchMoveMetaDto {
  /** Dollars a mover-hour. */
  @Dollars() rate?: number;
  @NullableLocalDay() requestedDay?: string | null;
  @ClearableFlag() doNotDisturb?: boolean;
  /** Dollars; `null` while unknown. */
  @NullableDollars() actualPrice?: number | null;
  @OptionalNotes() moveAlerts?: string;
  /** `false` dismisses 'Requires reconfirmation'; `true` changes nothing. */
  @ClearableFlag() reconfirm?: boolean;

  @ReadOnlyField() curTotalEstimate?: number;
  @ReadOnlyField() curTotalEstimateMin?: number;
  @ReadOnlyField() created?: string;
}
