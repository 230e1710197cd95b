import { Nested, NestedList, ReadOnlyField } from '../../../kernel/validation/index.js';
import { MOVE_LIMITS } from './limits.js';
import { SaveKnownActivityDto } from './save-known-activity.dto.js';
import { SaveMoveMetaDto } from './save-move-meta.dto.js';

/** A customer's move; an activity that is not sent is left alone. */
export class SaveMoveDto {
  @Nested(() => SaveMoveMetaDto) meta?: SaveMoveMetaDto;

  @NestedList(() => SaveKnownActivityDto, { max: MOVE_LIMITS.activities })
  activities?: SaveKnownActivityDto[];

  @ReadOnlyField() emails?: object[];
}
