import { milesBetween } from '../../domain/miles-between.js';
import type { Coordinates } from '../../domain/miles-between.js';
import { placeLine } from '../place.js';
import type { AddressParts, Place } from '../place.js';
import { partsAround } from './city-around.js';
import { parseAddress } from './parse-address.js';
import { rankAddresses } from './rank-addresses.js';
import { UsAddresses } from './us-addresses.js';
import { usZips } from './us-zips.js';
import type { ZipArea } from './us-zips.js';

/** Zip codes and cities are shown even if addresses would fill the list. */
const ROOM_FOR_AREAS = 2;

const byDescription = (a: Place, b: Place): number => a.description.localeCompare(b.description);

/** Places without a network: real addresses, and for all others the center of the zip code. */
export class EmbeddedPlaces {
  private readonly zips = usZips();
  private readonly addresses = new UsAddresses(this.zips);

  search(text: string, near: Coordinates | null, limit: number): Place[] {
    const milesTo = (place: Coordinates): number => (near ? milesBetween(near, place) : 0);
    const areas = nearest(this.areas(text, limit), milesTo, limit);
    const room = limit - Math.min(areas.length, ROOM_FOR_AREAS);
    const known = rankAddresses(this.addresses.all, text)
      .map(({ address: { place }, rank }) => ({ place, rank, miles: milesTo(place) }))
      .sort((a, b) => a.rank - b.rank || a.miles - b.miles || byDescription(a.place, b.place))
      .slice(0, room)
      .map(({ place }) => place);
    const typed = this.typed(text, near, known);
    return [...known, ...typed, ...areas.map((area) => this.placeIn(area))].slice(0, limit);
  }

  geocode(address: string): Place | null {
    const parts = parseAddress(address, this.zips);
    const exact = this.addresses.written(parts);
    if (exact) return { ...exact, unit: parts.unit || exact.unit };
    const area = this.areaOf(parts);
    return area ? this.placeIn(area, parts) : null;
  }

  /** An address that is in no list, at the center of its zip code, so that it can be chosen too. */
  private typed(text: string, near: Coordinates | null, known: Place[]): Place[] {
    const parts = this.partsOf(text, near);
    const area = this.areaOf(parts);
    if (!area || !/\d/.test(parts.street) || this.addresses.written(parts)) return [];
    const place = this.placeIn(area, parts);
    return known.some(({ description }) => description === place.description) ? [] : [place];
  }

  private partsOf(text: string, near: Coordinates | null): AddressParts {
    const parts = parseAddress(text, this.zips);
    if (near === null || parts.zip || parts.state || parts.city) return parts;
    return partsAround(text, near, this.zips) ?? parts;
  }

  private areaOf({ zip, city, state }: AddressParts): ZipArea | undefined {
    return zip ? this.zips.find(zip) : this.zips.ofCity(city, state);
  }

  /** The center of a zip code, with the street that a person typed, if any. */
  private placeIn(area: ZipArea, parts?: AddressParts): Place {
    const { zip, state, latitude, longitude } = area;
    const { spelling } = this.addresses;
    const street = spelling.of(parts?.street ?? '');
    const city = this.cityOf(area, parts?.city ?? '');
    const line = placeLine({ street, city, state, zip });
    const isGuess = street !== '' && parts?.zip === '' && this.zips.isOneOfSeveral(area);
    return {
      placeId: street ? `zip:${zip}:${street}` : `zip:${zip}`,
      description: line,
      normalizedStreetAddress: line,
      street,
      unit: parts?.unit ?? '',
      city,
      state,
      zip,
      latitude,
      longitude,
      approximate: true,
      ...(isGuess && { zipGuessed: true }),
    };
  }

  private cityOf({ city, state }: ZipArea, typed: string): string {
    if (typed === '') return city;
    return this.zips.ofCity(typed, state)?.city ?? this.addresses.spelling.of(typed);
  }

  private areas(text: string, limit: number): ZipArea[] {
    const line = text.trim();
    if (/^\d{3,5}$/.test(line)) return this.zips.beginningWith(line, limit);
    return /^\p{L}/u.test(line) ? this.zips.citiesBeginningWith(line) : [];
  }
}

function nearest(areas: ZipArea[], milesTo: (area: ZipArea) => number, limit: number): ZipArea[] {
  return areas
    .map((area) => ({ area, miles: milesTo(area) }))
    .sort((a, b) => a.miles - b.miles)
    .slice(0, limit)
    .map(({ area }) => area);
}
