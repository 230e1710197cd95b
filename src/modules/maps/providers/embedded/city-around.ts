import { milesBetween } from '../../domain/miles-between.js';
import type { Coordinates } from '../../domain/miles-between.js';
import type { AddressParts } from '../place.js';
import { endsAsStreet, MAX_CITY_WORDS, mayBeTown, parseAddress } from './parse-address.js';
import type { UsZips, ZipArea } from './us-zips.js';

/** Farther away nobody means a town without its state. */
const MOST_MILES = 100;

/**
 * The parts of an address that names neither zip nor state: its town is the one of that name nearest
 * to the branch, or the branch's own where it ends with the street. Null where it is none of these.
 */
export function partsAround(text: string, near: Coordinates, zips: UsZips): AddressParts | null {
  const named = townAtEnd(text, near, zips);
  if (named) return inTown(named.rest, named.town, zips);
  return endsAsStreet(text) ? inTown(text, zips.nearestTo(near), zips) : null;
}

function inTown(street: string, { city, state }: ZipArea, zips: UsZips): AddressParts {
  return { ...parseAddress(`${street}, ${city}, ${state}`, zips), city, state };
}

/** The longest name at the end that a town around the branch has, with a street before it. */
function townAtEnd(text: string, near: Coordinates, zips: UsZips) {
  const words = text.trim().split(/[\s,]+/);
  for (let count = Math.min(MAX_CITY_WORDS, words.length - 2); count > 0; count -= 1) {
    const rest = words.slice(0, -count).join(' ');
    const name = words.slice(-count).join(' ');
    const town = mayBeTown(name, rest) ? nearestOf(zips.townsNamed(name), near) : null;
    if (town) return { town, rest };
  }
  return null;
}

function nearestOf(towns: readonly ZipArea[], near: Coordinates): ZipArea | null {
  const around = towns
    .map((town) => ({ town, miles: milesBetween(near, town) }))
    .filter(({ miles }) => miles <= MOST_MILES)
    .sort((a, b) => a.miles - b.miles);
  return around[0]?.town ?? null;
}
