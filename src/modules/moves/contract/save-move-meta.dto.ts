import {
  ClearableFlag,
  Dollars,
  NullableDollars,
  NullableLocalDay,
  OptionalNotes,
  ReadOnlyField,
} from '../../../kernel/validation/index.js';

/** What holds for a customer's move as a whole. */
export class SaveMoveMetaDto {
  /** Dollars a mover-hour. */
  @Dollars() rate?: number;
  @NullableLocalDay() requestedDay?: string | null;
  @ClearableFlag() doNotDisturb?: boolean;
  /** Dollars; `null` while unknown. */
  @NullableDollars() actualPrice?: number | null;
  @OptionalNotes() moveAlerts?: string;

  /** Only a PATCH dismisses it. */
  @ReadOnlyField() reconfirm?: boolean;
  @ReadOnlyField() curTotalEstimate?: number;
  @ReadOnlyField() curTotalEstimateMin?: number;
  @ReadOnlyField() created?: string;
}
