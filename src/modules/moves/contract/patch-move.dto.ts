import { Nested } from '../../../kernel/validation/index.js';
import { PatchMoveMetaDto } from './patch-move-meta.dto.js';

export class PatchMoveDto {
  @Nested(() => PatchMoveMetaDto, 'required') meta: PatchMoveMetaDto;
}
