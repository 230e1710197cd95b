import { ClearableFlag } from '../../../kernel/validation/index.js';
import { MoveMetaFieldsDto } from './move-meta-fields.dto.js';

/** A merge patch of a move's `meta`. */
export class PatchMoveMetaDto extends MoveMetaFieldsDto {
  /** `false` dismisses 'Requires reconfirmation'; `true` changes nothing. */
  @ClearableFlag() reconfirm?: boolean;
}
