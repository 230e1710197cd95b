import { addressWords } from './address-key.js';

const PART_OF_BUILDING: readonly string[] = ['apt', 'ste'];

/**
 * The same key for all addresses in one building, however they are written: the words of the street
 * in their short forms up to the apartment or suite, and five digits of the zip.
 * @returns null where the street or the zip does not say which building it is
 */
export function buildingKey(street: string, zip: string): string | null {
  const words = addressWords(street);
  const end = words.findIndex((word) => PART_OF_BUILDING.includes(word));
  const building = end < 0 ? words : words.slice(0, end);
  const digits = /^\d{5}/.exec(zip.trim())?.[0];
  return building.length === 0 || digits === undefined ? null : [...building, digits].join(' ');
}
