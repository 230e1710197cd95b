import { lineOf, withoutUnseen } from './clean-text.js';

/** What a number is of: how it may be written depends on it. */
export type NumberKind = 'money' | 'hours' | 'minutes' | 'share' | 'figure';

/**
 * Why a text is not a number: it is not written as one (`unread`), it can be read in two ways
 * (`doubtful`), it has more decimals than are kept (`decimals`), or it is below zero where nothing
 * is (`negative`).
 */
export type NumberFault = 'unread' | 'doubtful' | 'decimals' | 'negative';

export type TypedNumber = { number: number } | { fault: NumberFault };

export interface NumberReading {
  kind: NumberKind;
  /** How many decimals are kept; 0 for whole numbers. */
  decimals: number;
  /** Whether there are numbers below zero. */
  isSigned?: boolean;
  /** What may be written behind it, such as `sq ft`. */
  unit?: string;
}

type Found = number | NumberFault | null;
type Reader = (text: string, reading: NumberReading) => Found;

/** More digits than these are no figure of the trade, and would be rounded. */
const MOST_DIGITS = 12;
const ROUNDING = 1e-9;

const FRACTIONS: Readonly<Record<string, string>> = {
  ...{ '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4', '⅕': '1/5', '⅖': '2/5' },
  ...{ '⅗': '3/5', '⅘': '4/5', '⅙': '1/6', '⅚': '5/6', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8' },
  '⅞': '7/8',
};
const DENOMINATORS = [2, 3, 4, 5, 6, 8, 10, 12, 15, 16, 20, 30, 60];

const DOLLARS = /^(?:us ?\$|\$|usd)|(?:\$|us ?\$|usd|dollars?)$/g;
const HOUR = '(?:h|hr|hrs|hour|hours)\\.?';
const MINUTE = '(?:m|min|mins|minute|minutes)\\.?';
const UNITS: Readonly<Record<string, string>> = {
  '/h': '(?:/|per|an) ?(?:h|hr|hour)\\.?',
  '%': '%|percent',
  'sq ft': 'sq\\.? ?ft\\.?|square (?:feet|foot)|sf|ft²',
  'cu ft': 'cu\\.? ?ft\\.?|cubic (?:feet|foot)|cf|ft³',
  ft: 'ft\\.?|feet|foot',
  mi: 'mi\\.?|miles?',
};

/** Full-width signs as plain ones, every blank, tab and break as one, nothing that cannot be seen. */
const plain = (typed: string): string =>
  lineOf(withoutUnseen(typed))
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g, (sign) => ` ${FRACTIONS[sign]} `)
    .replace(/[\u2010-\u2015\u2212\ufe63]/g, '-')
    .replaceAll('\u2044', '/')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const GROUPED = /^[1-9]\d{0,2}(?:([, ])\d{3})(?:\1\d{3})*(?:\.\d*)?$/;
const SIMPLE = /^(?:\d+\.?\d*|\.\d+)$/;

/** A number without sign and unit; a comma or a blank before three digits groups thousands. */
const decimal: Reader = (text, { decimals }) => {
  if (!SIMPLE.test(text) && !GROUPED.test(text))
    return /^\d[\d., ]*\d$|^,\d+$/.test(text) ? 'doubtful' : null;
  const digits = text.replace(/[, ]/g, '');
  if (digits.length > MOST_DIGITS) return 'unread';
  return (digits.split('.')[1] ?? '').length > decimals ? 'decimals' : Number(digits);
};

const ratio = (above: string, below: string): number | null =>
  DENOMINATORS.includes(Number(below)) && Number(above) < Number(below)
    ? Number(above) / Number(below)
    : null;

/** `1/2`, `5 1/2` and `5-1/2`. */
const fraction: Reader = (text, { kind, decimals }) => {
  const [, whole = '0', above, below] =
    /^(?:(\d{1,4})[ -])?(\d{1,2}) ?\/ ?(\d{1,2})$/.exec(text) ?? [];
  const part = above && below ? ratio(above, below) : null;
  if (part === null) return null;
  const number = Number(whole) + part;
  const isKept = Math.abs(number - Number(number.toFixed(decimals))) < ROUNDING;
  return isKept || (kind === 'hours' && decimals > 0) ? number : 'decimals';
};

const amount: Reader = (text, reading) => decimal(text, reading) ?? fraction(text, reading);

const CLOCK = /^(\d{1,4}):([0-5]\d)$/;
const BOTH = new RegExp(`^(\\d{1,4}) ?${HOUR} ?(?:(\\d{2})|(\\d{1,2}) ?${MINUTE})$`);

/** Hours and minutes that are written apart, in minutes. */
function apart(text: string): number | null {
  const [, hours, minutes] = CLOCK.exec(text.replace(new RegExp(` ?${HOUR}$`), '')) ?? [];
  if (hours && minutes) return Number(hours) * 60 + Number(minutes);
  const [, whole, short, long] = BOTH.exec(text) ?? [];
  const rest = Number(short ?? long);
  return whole && rest < 60 ? Number(whole) * 60 + rest : null;
}

/** A time, with or without its unit; what has none is in the field's own. */
const time: Reader = (text, reading) => {
  const own = reading.kind === 'hours' ? 60 : 1;
  const inParts = apart(text);
  if (inParts !== null) return inParts / own;
  const units = [
    [new RegExp(` ?${HOUR}$`), 60],
    [new RegExp(` ?${MINUTE}$`), 1],
  ] as const;
  const [unit, minutes] = units.find(([written]) => written.test(text)) ?? [/$/, own];
  const isOwn = minutes === own;
  const found = amount(text.replace(unit, ''), {
    ...reading,
    ...(!isOwn && { kind: 'hours' as const, decimals: 2 }),
  });
  return typeof found === 'number' ? (found * minutes) / own : found;
};

/** Without what it is counted in. */
const bare = (text: string, { unit }: NumberReading): string =>
  unit ? text.replace(new RegExp(` ?(?:${UNITS[unit] ?? unit})$`), '') : text;

const money: Reader = (text, reading) =>
  amount(bare(text, reading).replace(DOLLARS, '').trim(), reading);

/** `0.9` or `90%`. */
const share: Reader = (text, reading) => {
  if (!/(?:%|percent)$/.test(text)) return amount(text, reading);
  const found = amount(text.replace(/ ?(?:%|percent)$/, ''), { ...reading, decimals: 2 });
  return typeof found === 'number' ? found / 100 : found;
};

const inUnit: Reader = (text, reading) => amount(bare(text, reading), reading);

const READERS: Readonly<Record<NumberKind, Reader>> = {
  ...{ money, share, hours: time, minutes: time, figure: inUnit },
};

/** The sign and what is behind it; a dollar sign may stand before or behind the minus. */
function signOf(text: string): [isBelow: boolean, rest: string] {
  const [, dollars = '', sign, rest = ''] = /^(us ?\$|\$|usd)? ?([+-]) ?(.*)$/.exec(text) ?? [];
  return sign ? [sign === '-', dollars + rest] : [false, text];
}

/**
 * The number that a person means by `1,250`, `$2,400.00` or `1 250`, of hours also by `5:30`,
 * `5h30`, `5 h 30 min`, `5 1/2`, `5½` or `90 min`; or why it is none. Nothing is guessed.
 */
export function readNumber(typed: string, reading: NumberReading): TypedNumber {
  const [isBelow, text] = signOf(plain(typed));
  const found = READERS[reading.kind](text, reading) ?? 'unread';
  if (typeof found !== 'number') return { fault: found };
  if (isBelow && found > 0 && !reading.isSigned) return { fault: 'negative' };
  const number = Number((isBelow ? -found : found).toFixed(reading.decimals));
  const isWhole = reading.decimals > 0 || Math.abs(found - Math.abs(number)) < ROUNDING;
  // Not `-0`.
  return isWhole ? { number: number + 0 } : { fault: 'decimals' };
}
