import { readNumber, type NumberReading } from '#kernel/typed-number.js';
import { ITEM_LIMITS } from '#modules/moves/contract/item-labels.js';
import type { UnreadNumber } from '../../../shared/forms';
import { BLANK_ITEM, type ItemValues } from '../form/item-values';

/** A figure of a pasted line that cannot be read. */
export interface UnreadFigure extends UnreadNumber {
  field: 'quantity' | 'cubicFeet';
}

/** One line of a list that was pasted; figures that cannot be read are null in the item. */
export interface PastedLine {
  item: ItemValues;
  unread: UnreadFigure[];
}

const QUANTITY: NumberReading = { kind: 'figure', decimals: 0 };
const CUBIC_FEET: NumberReading = { kind: 'figure', decimals: 1, unit: 'cu ft' };
/** The one that a line has first in this order parts it. */
const SEPARATORS = ['\t', ';', ','];

const separatorOf = (line: string): string | undefined =>
  SEPARATORS.find((separator) => line.includes(separator));

/** A name may have the separator in it: the two figures are the last parts. */
function partsOf(line: string): string[] {
  const separator = separatorOf(line);
  const parts = separator ? line.split(separator).map((part) => part.trim()) : [line.trim()];
  if (parts.length <= 3) return parts;
  return [parts.slice(0, -2).join(`${separator} `).trim(), ...parts.slice(-2)];
}

interface Figure {
  field: UnreadFigure['field'];
  name: string;
  reading: NumberReading;
  min: number;
  max: number;
  /** Where the line has none. */
  absent: number | null;
}

const FIGURES: readonly Figure[] = [
  {
    ...{ field: 'quantity', name: 'quantity', reading: QUANTITY, absent: 1 },
    ...{ min: 1, max: ITEM_LIMITS.quantity },
  },
  {
    ...{ field: 'cubicFeet', name: 'volume', reading: CUBIC_FEET, absent: null },
    ...{ min: 0, max: ITEM_LIMITS.cubicFeet },
  },
];

/** A figure, or what is wrong with it. */
function figureOf(part: string, { name, reading, min, max }: Figure): number | string {
  const read = readNumber(part, reading);
  if (!('number' in read)) {
    return `the ${name} ${read.fault === 'decimals' ? 'has too many decimals' : 'is not a number'}`;
  }
  const { number } = read;
  return number < min || number > max ? `the ${name} is from ${min} to ${max}` : number;
}

function lineOf(text: string, at: number): PastedLine {
  const [name = '', ...parts] = partsOf(text);
  const line: PastedLine = { item: { ...BLANK_ITEM, name }, unread: [] };
  for (const [n, figure] of FIGURES.entries()) {
    const part = parts[n] ?? '';
    const found = part === '' ? figure.absent : figureOf(part, figure);
    const isRead = typeof found !== 'string';
    line.item = { ...line.item, [figure.field]: isRead ? found : null };
    if (isRead) continue;
    line.unread.push({ field: figure.field, text: part, message: `Line ${at}: ${found}` });
  }
  return line;
}

/** A line of its own is one only if it says a figure. */
function isItem(text: string): boolean {
  const { item, unread } = lineOf(text, 1);
  return partsOf(text).length > 1 && item.name !== '' && unread.length === 0;
}

/**
 * A list as other programs have it: `name, quantity, cubic feet` in each line, parted by tabs, semicolons or commas; the
 * last two may lack. Null for a text that belongs into the field that has the focus.
 */
export function pastedItems(text: string): PastedLine[] | null {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const isList = lines.filter((line) => line.trim() !== '').length > 1;
  if (!isList && !isItem(text.trim())) return null;
  return lines.flatMap((line, at) => (line.trim() === '' ? [] : [lineOf(line.trim(), at + 1)]));
}
