import type { NumberFault, NumberKind, NumberReading } from '#kernel/typed-number.js';
import type { Limits } from './number-limits';

/** How a number field looks, from which follows what may be typed in it. */
export interface NumberLook extends Limits {
  /** Decimal places; 2 by default, 0 for whole numbers. */
  decimals?: number;
  /** Shown after the figure, such as `h` or `mi`. */
  unit?: string;
  /** Shown before it, such as `$`. */
  prefix?: string;
  /** Dollars an hour, which may be written as `$68/h`. */
  isHourly?: boolean;
}

const kindOf = ({ prefix, unit, min, max }: NumberLook): NumberKind => {
  if (prefix === '$') return 'money';
  if (unit === 'h') return 'hours';
  if (unit === 'min') return 'minutes';
  // A part of one, such as 0.9.
  return min !== undefined && max !== undefined && max <= 1 ? 'share' : 'figure';
};

export const readingOf = (look: NumberLook): NumberReading => ({
  kind: kindOf(look),
  decimals: look.decimals ?? 2,
  isSigned: look.min === undefined || look.min < 0,
  unit: look.isHourly ? '/h' : look.unit,
});

const EXAMPLES: Readonly<Record<NumberKind, string>> = {
  money: 'Type dollars such as 1,250 or 1250.50.',
  hours: 'Type hours such as 5.5, 5:30, 5 1/2 or 90 min.',
  minutes: 'Type minutes such as 45, 1:30 or 1.5 h.',
  share: 'Type a share such as 0.9 or 90%.',
  figure: 'Type a number such as 2.5.',
};

const FAULT_LABELS: Readonly<
  Record<NumberFault, (typed: string, reading: NumberReading) => string>
> = {
  unread: (_, { kind, decimals }) =>
    kind === 'figure' && decimals === 0 ? 'Type a whole number such as 3.' : EXAMPLES[kind],
  doubtful: (typed) =>
    `${typed.trim()} can be read in two ways. Type it without a comma, with a point before decimals.`,
  decimals: (_, { decimals }) =>
    decimals === 0
      ? 'Type a whole number, without decimals.'
      : `Type at most ${decimals} decimals.`,
  negative: () => 'Type 0 or more.',
};

/** What is wrong with a text that is not a number. */
export const numberFaultLabel = (
  fault: NumberFault,
  typed: string,
  reading: NumberReading,
): string => FAULT_LABELS[fault](typed, reading);

/** A figure as it is typed: without its unit, with no more decimals than are kept. */
const bareNumber = (value: number, { decimals = 2 }: NumberLook): string =>
  String(Number(value.toFixed(decimals)));

/** What a field shows for its value while nobody types in it. */
export function showNumber(value: number | null, look: NumberLook): string {
  if (value === null) return '';
  const bare = bareNumber(value, look);
  const figure = bare.startsWith('-')
    ? `-${look.prefix ?? ''}${bare.slice(1)}`
    : `${look.prefix ?? ''}${bare}`;
  return look.unit ? `${figure} ${look.unit}` : figure;
}
