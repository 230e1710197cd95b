import {
  ClearableFlag,
  Nested,
  OptionalNotes,
  RequiredText,
  TEXT_LIMITS,
} from '#kernel/validation/index.js';
import { MoveMetaFieldsDto } from './move-meta-fields.dto.js';
import { PatchNounce } from './patch-nounce.rule.js';

/** A merge patch of a move's `meta`. */
export class PatchMoveMetaDto extends MoveMetaFieldsDto {
  /** `false` dismisses 'Requires reconfirmation'; `true` changes nothing. */
  @ClearableFlag() reconfirm?: boolean;
}

export class PatchMoveDto {
  @Nested(() => PatchMoveMetaDto, 'required') meta: PatchMoveMetaDto;
}

/** PATCH /customer/{id}. */
export class PatchCustomerDto {
  @PatchNounce() nounce?: string;
  @Nested(() => PatchMoveDto, 'required') move: PatchMoveDto;
}

/** Query of DELETE /customer/{id}. */
export class CancelCustomerQueryDto {
  @RequiredText(TEXT_LIMITS.nounce) nounce: string;
  @OptionalNotes(1_000) reason?: string;
}

/** PUT /customermgt/{id}/reactivate. */
export class ReactivateCustomerDto {
  @RequiredText(TEXT_LIMITS.nounce) nounce: string;
}
