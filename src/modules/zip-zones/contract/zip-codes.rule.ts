import { checkedBy, REQUIRED_MESSAGE } from '#kernel/validation/index.js';

const MAX_CODES = 5_000;

/** Five-digit codes; the list may be empty, as that of zone O is. */
export const ZipCodes = (): PropertyDecorator =>
  checkedBy('zipCodes', (value) => {
    if (value === undefined || value === null) return REQUIRED_MESSAGE;
    if (!Array.isArray(value) || value.length > MAX_CODES)
      return `This field should be a list of at most ${MAX_CODES} zip codes`;
    const fits = (code: unknown) => typeof code === 'string' && /^\d{5}$/.test(code);
    return value.every(fits) ? null : 'Invalid zip found';
  });
