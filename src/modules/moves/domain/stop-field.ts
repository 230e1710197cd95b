import { TEXT_LIMITS } from '#kernel/validation/limits.js';
import type { FieldRule } from './field-rule.js';

/** How a field is checked and stored; characters, whole numbers, hours, degrees. */
export type FieldKind =
  | { readonly is: 'line'; readonly letters: number }
  | {
      readonly is:
        | 'zip'
        | 'notes'
        | 'flag'
        | 'decimal'
        | 'cents'
        | 'squareFeet'
        | 'amounts'
        | 'json';
    }
  | { readonly is: 'lines'; readonly most: number; readonly letters: number }
  | { readonly is: 'choice'; readonly words: readonly string[] }
  | { readonly is: 'whole'; readonly min: number; readonly max: number }
  | { readonly is: 'hours' | 'degrees'; readonly max: number };

/** A kind of field, and its blank value. */
export interface Blank<Value> {
  readonly kind: FieldKind;
  readonly blank: Value;
  /** If it is not the field's name with underscores. */
  readonly column?: string;
}

/** Where a field is shown besides the office's page of the customer. */
export interface Shown {
  /** To movers and leads, who see no prices. */
  readonly forCrews?: true;
  /** On boards, day sheets and in calendars. */
  readonly onBoards?: true;
  /** As `stops.N.<name>` in mails; texts only. */
  readonly mailed?: true;
}

/** What a field is marked with. */
export type Marks = Shown & Pick<FieldRule, 'freeWhileBooked'>;

/** Everything that is declared about a field. */
export interface StopField<Value> extends Blank<Value>, Shown, FieldRule {}

export const line = (letters: number = TEXT_LIMITS.line): Blank<string> => ({
  kind: { is: 'line', letters },
  blank: '',
});
export const notes = (): Blank<string> => ({ kind: { is: 'notes' }, blank: '' });
export const zip = (): Blank<string> => ({ kind: { is: 'zip' }, blank: '' });
export const lines = (most: number): Blank<readonly string[]> => ({
  kind: { is: 'lines', most, letters: TEXT_LIMITS.name },
  blank: [],
});
export const flag = (): Blank<boolean> => ({ kind: { is: 'flag' }, blank: false });
export const hours = (max: number): Blank<number | null> => ({
  kind: { is: 'hours', max },
  blank: null,
});
export const degrees = (max: number): Blank<number | null> => ({
  kind: { is: 'degrees', max },
  blank: null,
});
/** A decimal that the server computes. */
export const decimal = (): Blank<number | null> => ({ kind: { is: 'decimal' }, blank: null });
export const cents = <Value extends number | null>(blank: Value): Blank<Value> => ({
  kind: { is: 'cents' },
  blank,
});

export const whole = ({ min = 0, max }: { min?: number; max: number }): Blank<number | null> => ({
  kind: { is: 'whole', min, max },
  blank: null,
});

/** A whole number, 0 by default. */
export const count = (max: number): Blank<number> => ({
  kind: { is: 'whole', min: 0, max },
  blank: 0,
});

/** One of the words, `''` by default. */
export const choice = <Word extends string>(words: readonly Word[]): Blank<Word | ''> => ({
  kind: { is: 'choice', words },
  blank: '',
});

/** Always one of the words. */
export const oneOf = <Word extends string>(words: readonly Word[], blank: Word): Blank<Word> => ({
  kind: { is: 'choice', words },
  blank,
});

/** One of the words, or none. */
export const oneOrNone = <Word extends string>(words: readonly Word[]): Blank<Word | null> => ({
  kind: { is: 'choice', words },
  blank: null,
});

/** Anything that is stored as JSON. */
export const json = <Value>(blank: Value): Blank<Value> => ({ kind: { is: 'json' }, blank });

type Verbatim = { readonly by: 'person, as sent' };
type Converted = { readonly by: 'person' };
type Computed = { readonly by: 'server' };

/** A person's, stored as sent. */
export const verbatim = <Value, const Where extends Marks>(
  field: Blank<Value>,
  where?: Where,
): Blank<Value> & Verbatim & Where => ({ ...field, by: 'person, as sent', ...(where as Where) });

/** A person's, converted before it is stored: money, for one. */
export const converted = <Value, const Where extends Marks>(
  field: Blank<Value>,
  where?: Where,
): Blank<Value> & Converted & Where => ({ ...field, by: 'person', ...(where as Where) });

/** Looked up, computed or counted. */
export const computed = <Value, const Where extends Marks>(
  field: Blank<Value>,
  where?: Where,
): Blank<Value> & Computed & Where => ({ ...field, by: 'server', ...(where as Where) });
