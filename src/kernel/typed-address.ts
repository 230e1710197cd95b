import { addressWords, COUNTRY, stateCodeOf } from './address-key.js';
import { lineOf } from './clean-text.js';
import { spelled, STREET_KINDS } from './street-spelling.js';
import { streetLine } from './unit-label.js';

export const ZIP_AT_END = /(?:^|[\s,])(\d{5})(?:-\d{4})?\s*$/;
export const UNIT_AT_END = /[\s,]+(?:#|(?:apt|apartment|unit|ste|suite)\b\.?\s*#?)\s*([\w-]+)\s*$/i;

/** The parts of an address; those that it does not name are ''. */
export interface TypedAddress {
  street: string;
  unit: string;
  city: string;
  /** Two letters. */
  state: string;
  /** Five digits. */
  zip: string;
}

const STATE_AT_END = /[\s,]+[A-Z]{2}[\s,]*$/;
const DIRECTION = /^(?:[ns][ew]?|[ew])\.?$/i;

const isKind = (word: string | undefined): boolean =>
  word !== undefined && STREET_KINDS.has(addressWords(word).at(-1) ?? '');

const trimmed = (text: string): string => text.replace(/[\s,]+$/, '').trim();

/** A state at the end: after a comma in any form, else in two letters behind a town or before a zip. */
function takeState(text: string, hasZip: boolean): [rest: string, state: string] {
  const comma = text.lastIndexOf(',');
  const tail = text.slice(comma + 1).trim();
  const whole = comma < 0 ? undefined : stateCodeOf(tail);
  if (whole) return [trimmed(text.slice(0, comma)), whole];
  const last = /[\s,]([A-Za-z]{2})$/.exec(text)?.[1] ?? '';
  const rest = trimmed(text.slice(0, text.length - last.length));
  const code = stateCodeOf(last);
  // '77 Oak Ct' ends with a kind of street, not with Connecticut.
  const isState = code && (comma >= 0 || hasZip || townStart(rest) !== null);
  return isState && !(isKind(last) && townStart(rest) === null && comma < 0)
    ? [rest, code]
    : [text, ''];
}

/** Where a town begins without a comma: behind the kind of a street that has a number; null if nowhere. */
function townStart(text: string): number | null {
  const words = text.split(/\s+/);
  const number = words.findIndex((word) => /^\d/.test(word));
  const kind = words.findIndex((word, at) => at > number + 1 && isKind(word));
  if (number < 0 || kind < 0) return null;
  let next = kind + 1;
  // Park Place Drive; but Oak St, St Louis.
  while (isKind(words[next]) && !/^st$/i.test(words[next] ?? '')) next += 1;
  if (DIRECTION.test(words[next] ?? '')) next += 1;
  if (/^(?:apt|apartment|unit|ste|suite)\.?$/i.test(words[next] ?? '')) next += 2;
  else if (/^#/.test(words[next] ?? '')) next += words[next] === '#' ? 2 : 1;
  return next < words.length ? next : null;
}

function takeTown(text: string): [street: string, city: string] {
  const comma = text.lastIndexOf(',');
  const tail = text.slice(comma + 1).trim();
  if (comma >= 0 && !UNIT_AT_END.test(` ${tail}`)) return [trimmed(text.slice(0, comma)), tail];
  const start = townStart(text);
  const words = text.split(/\s+/);
  return start === null
    ? [text, '']
    : [trimmed(words.slice(0, start).join(' ')), words.slice(start).join(' ')];
}

const isShouted = (text: string): boolean => text === text.toUpperCase();

/** Splits an address as far as its own words tell, without knowing towns and zip codes. */
export function readAddress(typed: string): TypedAddress {
  const line = lineOf(typed).replace(COUNTRY, '').trim();
  const zip = ZIP_AT_END.exec(line)?.[1] ?? '';
  const [rest, state] = takeState(trimmed(zip ? line.replace(ZIP_AT_END, '') : line), zip !== '');
  const [before, city] = takeTown(rest);
  const unit = UNIT_AT_END.exec(before)?.[1] ?? '';
  const street = unit ? before.replace(UNIT_AT_END, '') : before;
  // Capitals alone mean nothing where all is in capitals; OKC beside small letters is a name.
  const isName = isShouted(city) && !isShouted(line);
  return { street: spelled(street.trim()), unit, city: isName ? city : spelled(city), state, zip };
}

/** 'street, city, state zip' of what is known. */
export const addressLineOf = ({ street, city, state, zip }: Omit<TypedAddress, 'unit'>): string =>
  [street, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

export interface TakenAddress extends TypedAddress {
  /** All of it. */
  line: string;
}

/**
 * An address as it is taken from somebody who chose none of those that were found: what is in one
 * case gets its capital letters; who used both is taken at their word.
 */
export function takenAsTyped(typed: string): TakenAddress {
  const parts = readAddress(typed);
  const whole = addressLineOf({ ...parts, street: streetLine(parts) });
  const text = lineOf(typed).replace(/ +/g, ' ');
  // A state's two letters and the country are in capitals whoever types.
  const judged = text.replace(COUNTRY, '').replace(ZIP_AT_END, '').replace(STATE_AT_END, '');
  const isInOneCase = judged === judged.toLowerCase() || isShouted(judged);
  return { ...parts, line: isInOneCase ? whole : text };
}
