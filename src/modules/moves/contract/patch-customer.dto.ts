import { ClearableFlag, Nested } from '../../../kernel/validation/index.js';
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
