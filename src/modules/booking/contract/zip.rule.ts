import { all, checkedBy, converted, isBlank } from '#kernel/validation/index.js';
import { MOVE_MESSAGES } from '#modules/moves/contract/messages.js';

const ZIP = /^\d{5}(-\d{4})?$/;

const isZip = (value: unknown): boolean => typeof value === 'string' && ZIP.test(value);

/** Five digits or 5+4; required. */
export const RequiredZip = (): PropertyDecorator =>
  checkedBy('zip', (value) => {
    if (isBlank(value)) return MOVE_MESSAGES.zipMissing;
    return isZip(value) ? null : MOVE_MESSAGES.zipInvalid;
  });

/** Five digits or 5+4, or absent. */
export const SentZip = (): PropertyDecorator =>
  all(
    converted((value) => (value === '' ? undefined : value)),
    checkedBy('zip', (value) =>
      value === undefined || isZip(value) ? null : MOVE_MESSAGES.zipInvalid,
    ),
  );

/** The five digits that zones use. */
export const zipCode = (zip: string): string => zip.slice(0, 5);
