import { ReadOnlyField } from '../../../kernel/validation/index.js';
import { MoveMetaFieldsDto } from './move-meta-fields.dto.js';

/** What holds for a customer's move as a whole. */
export class SaveMoveMetaDto extends MoveMetaFieldsDto {
  /** Only a PATCH dismisses it. */
  @ReadOnlyField() reconfirm?: boolean;
}
