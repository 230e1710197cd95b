import { Nested } from '../../../kernel/validation/index.js';
import { PatchMoveDto } from './patch-move.dto.js';
import { PatchNounce } from './patch-nounce.rule.js';

/** PATCH /customer/{id}. */
export class PatchCustomerDto {
  @PatchNounce() nounce?: string;
  @Nested(() => PatchMoveDto, 'required') move: PatchMoveDto;
}
