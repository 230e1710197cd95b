import { CHARACTERS_MESSAGE, REQUIRED_MESSAGE, TEXT_MESSAGE, tooLong } from './messages.js';
import { TEXT_LIMITS } from './limits.js';
import { all, checkedBy, converted, type Fault } from './rule.js';

/**
 * PostgreSQL has no place for U+0000, and JSON columns none for half a surrogate pair;
 * the other control characters only come from broken pastes. One-line texts also refuse
 * line breaks, which would split a mail header.
 */
const FORBIDDEN_IN_NOTES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;
const FORBIDDEN_IN_LINE = /[\u0000-\u0008\u000a-\u001f\u007f]|\p{Surrogate}/u;

export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** What is wrong with a text as such; blank is not. */
export function textFault(value: unknown, max: number, lines = false): Fault {
  if (typeof value !== 'string') return TEXT_MESSAGE;
  if (value.length > max) return tooLong(max);
  return (lines ? FORBIDDEN_IN_NOTES : FORBIDDEN_IN_LINE).test(value) ? CHARACTERS_MESSAGE : null;
}

/** `null` clears a text, and an empty text is `''` everywhere. */
const nullIsEmpty = converted((value) => (value === null ? '' : value));

const text = (max: number, lines: boolean): PropertyDecorator =>
  all(
    nullIsEmpty,
    checkedBy('text', (value) => (value === undefined ? null : textFault(value, max, lines))),
  );

/** One line; may be absent, `''` or `null` (read as `''`). */
export const OptionalText = (max: number = TEXT_LIMITS.line): PropertyDecorator => text(max, false);

/** Several lines; may be absent, `''` or `null` (read as `''`). */
export const OptionalNotes = (max: number = TEXT_LIMITS.notes): PropertyDecorator =>
  text(max, true);

/** One line that must be there and not be blank. */
export const RequiredText = (
  max: number = TEXT_LIMITS.line,
  message: string = REQUIRED_MESSAGE,
): PropertyDecorator =>
  checkedBy('text', (value) => (isBlank(value) ? message : textFault(value, max)));

/** Several lines that must be there and not be blank. */
export const RequiredNotes = (
  max: number = TEXT_LIMITS.notes,
  message: string = REQUIRED_MESSAGE,
): PropertyDecorator =>
  checkedBy('text', (value) => (isBlank(value) ? message : textFault(value, max, true)));

/** Several lines that must be sent, `''` (also from `null`) included. */
export const SentNotes = (max: number = TEXT_LIMITS.notes): PropertyDecorator =>
  all(
    nullIsEmpty,
    checkedBy('text', (value) =>
      value === undefined ? REQUIRED_MESSAGE : textFault(value, max, true),
    ),
  );

/** One line that may be absent (it stays as it is), but not be cleared. */
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
