import { atLeast, atMost, checkedBy, present, WHOLE_MESSAGE } from '#kernel/validation/index.js';
import { HOME_SIZES, isFlat } from './limits.js';

interface Home {
  fromType?: unknown;
}

/** A studio has no bedroom of its own; a house has at least one square foot. */
export const HomeSize = (): PropertyDecorator =>
  checkedBy(
    'homeSize',
    present('required', (value, owner) => {
      const flat = isFlat((owner as Home).fromType);
      const [min, max] = flat ? [0, HOME_SIZES.bedrooms] : [1, HOME_SIZES.squareFeet];
      if (typeof value !== 'number' || !Number.isInteger(value)) return WHOLE_MESSAGE;
      if (value < min) return atLeast(min);
      return value > max ? atMost(max) : null;
    }),
  );
