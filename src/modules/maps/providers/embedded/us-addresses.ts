import { addressKey, addressWords } from '#kernel/address-key.js';
import { StreetSpelling } from '#kernel/street-spelling.js';
import { placeLine } from '../place.js';
import type { Place } from '../place.js';
import { packageFile } from './us-zips.js';
import type { UsZips } from './us-zips.js';

type Written = Pick<Place, 'street' | 'city' | 'state' | 'zip'>;

interface FileEntry {
  address1: string;
  address2?: string;
  city?: string;
  state: string;
  postalCode: string;
  coordinates: { lat: number; lng: number };
}

/** A real address and the texts it is searched by. */
export interface KnownAddress {
  place: Place;
  /** The address's words in their short forms, in order. */
  key: string;
  /** All its words, short and written out, each with a blank before it. */
  words: string;
}

/** 3,220 real geocoded US addresses in the public domain (the package rrad, from OpenAddresses). */
export class UsAddresses {
  readonly all: readonly KnownAddress[];
  readonly spelling = new StreetSpelling();
  private readonly byKey = new Map<string, KnownAddress[]>();

  constructor(zips: UsZips) {
    const text = packageFile('rrad/package.json', 'addresses-us-all.min.json');
    const { addresses } = JSON.parse(text) as { addresses: FileEntry[] };
    this.all = addresses.map((entry, index) => knownAddress(entry, index, zips));
    for (const address of this.all) {
      this.spelling.learn(address.place.street);
      for (const key of keysOf(address.place)) {
        const same = this.byKey.get(key);
        if (same) same.push(address);
        else this.byKey.set(key, [address]);
      }
    }
  }

  /**
   * The one address that is written this way; a street alone is enough if nothing more is given.
   */
  written(address: Written): Place | undefined {
    const [withZip, withRegion, alone] = keysOf(address);
    const { street, city, state, zip } = address;
    if (street === '') return undefined;
    const region = city && state ? this.only(withRegion) : undefined;
    const found = zip ? (this.only(withZip) ?? region) : region;
    return found ?? (zip || state ? undefined : this.only(alone));
  }

  private only(key: string): Place | undefined {
    const found = this.byKey.get(key);
    return found?.length === 1 ? found[0]?.place : undefined;
  }
}

/** Street with zip, street with city and state, street alone. */
function keysOf({ street, city, state, zip }: Written): [string, string, string] {
  const line = addressKey(street);
  const region = `${addressWords(city).join(' ')}|${state}`;
  return [`${line}|${zip}`, `${line}|${region}`, line];
}

function knownAddress(entry: FileEntry, index: number, zips: UsZips): KnownAddress {
  const { address1: street, state, postalCode: zip, coordinates } = entry;
  const city = entry.city ?? zips.find(zip)?.city ?? '';
  const line = placeLine({ street, city, state, zip });
  const key = addressKey(line);
  const written = line.toLowerCase().split(/[^a-z0-9]+/);
  return {
    place: {
      placeId: `us:${index}`,
      description: line,
      normalizedStreetAddress: line,
      street,
      unit: (entry.address2 ?? '').replace(/^#/, ''),
      city,
      state,
      zip,
      latitude: coordinates.lat,
      longitude: coordinates.lng,
      approximate: false,
    },
    key,
    words: ` ${[...new Set([...key.split(' '), ...written])].join(' ')}`,
  };
}
