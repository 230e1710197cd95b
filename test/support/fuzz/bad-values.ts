import { TEXT_LIMITS } from '#kernel/validation/limits.js';
import type { BodyField } from './body-fields.js';
import type { Schema } from './open-api.js';

/** A kind of value that is in a field where it should not, or may not. */
export interface BadKind {
  name: string;
  /** Undefined: the kind says nothing about such a field. */
  of: (field: BodyField) => unknown;
  /** No field takes it. */
  isRefused: boolean;
  /** Sent to each of the bodies that carry the field's class; others to one of them. */
  isEverywhere?: boolean;
  /** Takes the server a while: only at night every field is given one. */
  isLarge?: boolean;
}

const OTHER_TYPE: Readonly<Record<NonNullable<Schema['type']>, unknown>> = {
  string: 7,
  number: '7',
  integer: '7',
  boolean: 'true',
  array: { length: 1 },
  object: 'text',
};

/** What a view of a list keeps is the query of an address, where numbers are text. */
const isOfAddress = ({ path }: BodyField): boolean => path[0] === 'query';

/** More than any other text may have. */
const LONG = 20_001;
const OF_MARKUP = /html|mjml|template/;
const tooLong = ({ path }: BodyField): string =>
  'x'.repeat(OF_MARKUP.test(path.join()) ? TEXT_LIMITS.html + 1 : LONG);
const MEGABYTE = 'ä'.repeat(2 ** 19);

export const BAD_KINDS: readonly BadKind[] = [
  {
    name: 'another type',
    of: (field) => {
      const { type } = field.schema;
      if (!type || (type === 'number' && isOfAddress(field))) return undefined;
      return OTHER_TYPE[type];
    },
    isRefused: true,
    isEverywhere: true,
  },
  { name: 'a text that is too long', of: tooLong, isRefused: true },
  { name: 'a megabyte', of: () => MEGABYTE, isRefused: true, isLarge: true },
  { name: 'nothing', of: () => '', isRefused: false },
  { name: 'a script', of: () => '<script>alert(1)</script>', isRefused: false },
  { name: 'emoji', of: () => '🚚👩‍👩‍👧‍👦🇺🇸', isRefused: false },
  { name: 'right-to-left text', of: () => 'הובלה \u202eمرحبا', isRefused: false },
];
