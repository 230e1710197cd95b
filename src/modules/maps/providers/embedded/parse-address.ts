import { addressWords, COUNTRY, stateCodeOf } from '#kernel/address-key.js';
import { STREET_KINDS } from '#kernel/street-spelling.js';
import { UNIT_AT_END, ZIP_AT_END } from '#kernel/typed-address.js';
import type { AddressParts } from '../place.js';
import type { UsZips } from './us-zips.js';

/** No city's name has more words. */
export const MAX_CITY_WORDS = 5;

/** Whether the last word says what kind of street it is. */
export const endsAsStreet = (text: string): boolean =>
  STREET_KINDS.has(addressWords(text).at(-1) ?? '');

/** Lane is a town in Oklahoma, but '1 Nowhere Lane' ends with its street. */
export const mayBeTown = (name: string, street: string): boolean =>
  !endsAsStreet(name) || name.trim().includes(' ') || endsAsStreet(street);

/** Splits a typed US address into its parts; parts that it does not name are ''. */
export function parseAddress(text: string, zips: UsZips): AddressParts {
  const line = text.replace(COUNTRY, '').trim();
  const zip = ZIP_AT_END.exec(line)?.[1] ?? '';
  const area = zips.find(zip);
  const beforeZip = zip ? line.replace(ZIP_AT_END, '') : line;
  const [beforeState, state] = takeState(beforeZip, area?.state);
  const [rest, city] = takeCity(beforeState, state || (area?.state ?? ''), zips);
  // '77 Oak Ct' ends with a kind of street, not with Connecticut.
  if (state && !city && !area && !beforeState.includes(',')) return streetOnly(line);
  return {
    ...streetOnly(rest),
    city: city || (area?.city ?? ''),
    state: state || (area?.state ?? ''),
    zip: area ? zip : '',
  };
}

function streetOnly(text: string): AddressParts {
  const unit = UNIT_AT_END.exec(text)?.[1] ?? '';
  const street = unit ? text.replace(UNIT_AT_END, '') : text;
  return { street: street.trim().replace(/\s+/g, ' '), unit, city: '', state: '', zip: '' };
}

const trimmed = (text: string): string => text.replace(/[\s,]+$/, '').trim();

/**
 * A state at the end: after a comma in any form, otherwise as a two-letter code or the zip's own
 * state.
 */
function takeState(text: string, expected: string | undefined): [string, string] {
  const line = trimmed(text);
  const comma = line.lastIndexOf(',');
  const tail = line.slice(comma + 1).trim();
  const whole = stateCodeOf(tail);
  if (whole && comma >= 0) return [trimmed(line.slice(0, comma)), whole];
  for (const count of [3, 2, 1]) {
    const words = tail.split(/\s+/);
    if (words.length <= count) continue;
    const name = words.slice(-count).join(' ');
    const code = stateCodeOf(name);
    if (code && (expected ? code === expected : name.length === 2 || comma >= 0)) {
      return [trimmed(line.slice(0, line.length - name.length)), code];
    }
  }
  return [line, ''];
}

/**
 * A city at the end: what follows the last comma, otherwise the longest known name in the state.
 */
function takeCity(text: string, state: string, zips: UsZips): [string, string] {
  if (state === '') return [text, ''];
  const comma = text.lastIndexOf(',');
  const tail = text.slice(comma + 1).trim();
  if (comma >= 0 && !UNIT_AT_END.test(` ${tail}`)) return [trimmed(text.slice(0, comma)), tail];
  const words = tail.split(/\s+/);
  for (let count = Math.min(MAX_CITY_WORDS, words.length); count > 0; count -= 1) {
    const name = words.slice(-count).join(' ');
    const rest = trimmed(text.slice(0, text.length - name.length));
    const area = mayBeTown(name, rest) ? zips.ofCity(name, state) : undefined;
    if (area) return [rest, area.city];
  }
  return [text, ''];
}
