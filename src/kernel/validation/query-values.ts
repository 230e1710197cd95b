import { MAX_PAGE_SIZE } from '../page.js';
import { Decimal, OneOf, WholeNumber, type NumberOptions } from './numbers.js';
import { all, checkedBy, converted } from './rule.js';

const NUMERIC = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/** Query values come as text: numeric text becomes a number, empty text counts as absent. */
const toNumber = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return undefined;
  return NUMERIC.test(text) ? Number(text) : value;
};

/** A whole number in the query, or absent. */
export const QueryWhole = (options: NumberOptions = {}): PropertyDecorator =>
  all(converted(toNumber), WholeNumber(options));

/** A decimal in the query, or absent. */
export const QueryDecimal = (options: NumberOptions = {}): PropertyDecorator =>
  all(converted(toNumber), Decimal(options));

/** `page` counts from 1; the limit keeps the offset in the database's range. */
export const QueryPage = (): PropertyDecorator => QueryWhole({ min: 1, max: 1_000_000 });

/** Rows on a page, at most `max`. */
export const QuerySize = (max: number = MAX_PAGE_SIZE): PropertyDecorator =>
  QueryWhole({ min: 1, max });

/** One of the given words, or absent; empty text counts as absent. */
export const QueryOneOf = (words: readonly string[]): PropertyDecorator =>
  all(
    converted((value) => (value === '' ? undefined : value)),
    OneOf(words),
  );

/** Several of the given words, separated by commas, or absent; they arrive as a list. */
export const QueryWords = (words: readonly string[]): PropertyDecorator =>
  all(
    converted((value) => {
      if (typeof value !== 'string') return value;
      const named = value.split(',').map((word) => word.trim());
      return value.trim() === '' ? undefined : [...new Set(named)];
    }),
    checkedBy('queryWords', (value) => {
      if (value === undefined) return null;
      const isKnown = Array.isArray(value) && value.every((word) => words.includes(word as string));
      return isKnown ? null : `This should be a list of: ${words.join(', ')}`;
    }),
  );

const YES = ['', 'true', 'yes', '1'];
const NO = ['false', 'no', '0'];

/** A yes or no in the query: present without a value, `true`, `yes` and `1` mean yes. */
export const QueryFlag = (): PropertyDecorator =>
  all(
    converted((value) => {
      if (typeof value !== 'string') return value;
      const word = value.toLowerCase();
      return YES.includes(word) ? true : NO.includes(word) ? false : value;
    }),
    checkedBy('queryFlag', (value) =>
      value === undefined || typeof value === 'boolean' ? null : 'This should be true or false',
    ),
  );
