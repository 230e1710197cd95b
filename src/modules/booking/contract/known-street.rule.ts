import {
  all,
  checkedBy,
  converted,
  isBlank,
  REQUIRED_MESSAGE,
  textFault,
} from '../../../kernel/validation/index.js';

interface Addressed {
  normalizedStreetAddress?: unknown;
}

/** A street, unless the whole address stands in `normalizedStreetAddress`. */
export const KnownStreet = (max: number): PropertyDecorator =>
  all(
    converted((value) => (value === null ? '' : value)),
    checkedBy('knownStreet', (value, owner) => {
      if (isBlank(value)) {
        return isBlank((owner as Addressed).normalizedStreetAddress) ? REQUIRED_MESSAGE : null;
      }
      return textFault(value, max);
    }),
  );
