import { IsObjectId, ReadOnlyField, Nested, NestedList } from '#kernel/validation/index.js';
import { SaveActivityDto } from './save-activity.dto.js';
import { MoveMetaFieldsDto } from './move-meta-fields.dto.js';
import { MOVE_LIMITS } from './limits.js';

/**
 * An activity inside a Customer's body: it must have an id, since POST /move/activity creates new
 * ones.
 */
export class SaveKnownActivityDto extends SaveActivityDto {
  @IsObjectId() override _id: string;
}

/** What is true of a customer's move as a whole. */
export class SaveMoveMetaDto extends MoveMetaFieldsDto {
  /** Only a PATCH dismisses it. */
  @ReadOnlyField() reconfirm?: boolean;
}

/** A customer's move; an activity that is not sent is left alone. */
export class SaveMoveDto {
  @Nested(() => SaveMoveMetaDto) meta?: SaveMoveMetaDto;

  @NestedList(() => SaveKnownActivityDto, { max: MOVE_LIMITS.activities })
  activities?: SaveKnownActivityDto[];

  @ReadOnlyField() emails?: object[];
}
