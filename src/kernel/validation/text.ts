import { CHARACTERS_MESSAGE, REQUIRED_MESSAGE, TEXT_MESSAGE, tooLong } from './messages.js';
import { TEXT_LIMITS } from './limits.js';
import { isSeen, lineOf } from '../clean-text.js';
import { textForm } from './clean-texts.js';
import { all, checkedBy, converted, type Fault } from './rule.js';

/**
 * PostgreSQL cannot store U+0000, and JSON columns cannot store half a surrogate pair. Stray
 * characters are removed before a text is checked (see clean-texts); where they are not, as in an
 * email header, they are refused, and so are line breaks in one line.
 */
const FORBIDDEN_IN_NOTES = /(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/u;
const FORBIDDEN_IN_LINE = /(?!\t)[\p{Cc}\u2028-\u202e\u2066-\u2069]|\p{Surrogate}/u;

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && !isSeen(value));

/** What is wrong with a text as such; blank is fine. */
export function textFault(value: unknown, max: number, lines = false): Fault {
  if (typeof value !== 'string') return TEXT_MESSAGE;
  if (value.length > max) return tooLong(max);
  return (lines ? FORBIDDEN_IN_NOTES : FORBIDDEN_IN_LINE).test(value) ? CHARACTERS_MESSAGE : null;
}

/** `null` clears a text, and an empty text is always `''`. */
export const clearable = (): PropertyDecorator =>
  converted((value) => (value === null ? '' : value));

/** A text that keeps its line breaks. */
export const severalLines = (): PropertyDecorator => textForm('lines');

/** One line in which a break is refused, not mended: whoever sends one means to add a header. */
export const headerLine = (clean: (text: string) => string = lineOf): PropertyDecorator =>
  all(
    textForm('asSent'),
    converted((value) =>
      typeof value !== 'string' || FORBIDDEN_IN_LINE.test(value) ? value : clean(value),
    ),
  );

const text = (max: number, lines: boolean): PropertyDecorator =>
  all(
    ...(lines ? [severalLines()] : []),
    clearable(),
    checkedBy('text', (value) => (value === undefined ? null : textFault(value, max, lines))),
  );

/** One line; may be absent, `''` or `null` (read as `''`). */
export const OptionalText = (max: number = TEXT_LIMITS.line): PropertyDecorator => text(max, false);

/** Several lines; may be absent, `''` or `null` (read as `''`). */
export const OptionalNotes = (max: number = TEXT_LIMITS.notes): PropertyDecorator =>
  text(max, true);

/** One line that is required and must not be blank. */
export const RequiredText = (
  max: number = TEXT_LIMITS.line,
  message: string = REQUIRED_MESSAGE,
): PropertyDecorator =>
  checkedBy('text', (value) => (isBlank(value) ? message : textFault(value, max)));

/** One line of an email's header, required: a line break in it is refused, not fixed. */
export const HeaderLine = (max: number = TEXT_LIMITS.line): PropertyDecorator =>
  all(headerLine(), RequiredText(max));

/** Several lines, required, and not blank. */
export const RequiredNotes = (
  max: number = TEXT_LIMITS.notes,
  message: string = REQUIRED_MESSAGE,
): PropertyDecorator =>
  all(
    severalLines(),
    checkedBy('text', (value) => (isBlank(value) ? message : textFault(value, max, true))),
  );

/** Several lines that must be sent; `''` (also from `null`) is fine. */
export const SentNotes = (max: number = TEXT_LIMITS.notes): PropertyDecorator =>
  all(
    severalLines(),
    clearable(),
    checkedBy('text', (value) =>
      value === undefined ? REQUIRED_MESSAGE : textFault(value, max, true),
    ),
  );

/** One line that may be absent (it then stays as it is) but not cleared. */
export const KeptText = (
  max: number = TEXT_LIMITS.line,
  message: string = REQUIRED_MESSAGE,
): PropertyDecorator =>
  checkedBy('text', (value) => {
    if (value === undefined) return null;
    return isBlank(value) ? message : textFault(value, max);
  });

/** A list of one-line texts, or absent; `null` is read as `[]`. */
export const OptionalTextList = (maxEntries: number, maxLength: number): PropertyDecorator =>
  all(
    converted((value) => (value === null ? [] : value)),
    checkedBy('textList', (value) => {
      if (value === undefined) return null;
      if (!Array.isArray(value) || value.length > maxEntries)
        return `This field should be a list of at most ${maxEntries} texts`;
      const faults = value.map((entry) => textFault(entry, maxLength));
      return faults.find((fault) => fault !== null) ?? null;
    }),
  );
