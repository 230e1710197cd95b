import { OptionalObjectId, RequiredText, Tenths, WholeNumber } from '#kernel/validation/index.js';
import { ITEM_LIMITS } from '../domain/item.js';

/** Things of one kind that are moved from or to a stop. */
export class ItemDto {
  /** Absent for one that is not stored yet. */
  @OptionalObjectId() _id?: string;

  @RequiredText(ITEM_LIMITS.name) name!: string;
  @WholeNumber({ min: 1, max: ITEM_LIMITS.quantity, presence: 'required' }) quantity!: number;
  /** Cubic feet of one piece; `null` or absent: unknown. */
  @Tenths({ min: 0, max: ITEM_LIMITS.cubicFeet, presence: 'nullable' }) cubicFeet?: number | null;
}
