import { createRequire } from 'node:module';
import type { DemoBranch } from './company.js';

/** A real street address with its position. */
export interface DemoAddress {
  street: string;
  city: string;
  state: string;
  zip: string;
  latitude: number;
  longitude: number;
}

interface ListedAddress {
  address1: string;
  city?: string;
  state: string;
  postalCode: string;
  coordinates: { lat: number; lng: number };
}

interface AddressList {
  addresses: ListedAddress[];
}

/** About 25 miles in degrees, near enough for choosing addresses. */
const REACH = { latitude: 0.36, longitude: 0.46 };

/** The public-domain addresses that a truck of the branch can reach. */
export function addressesAround({ latitude, longitude }: DemoBranch): DemoAddress[] {
  const list = createRequire(import.meta.url)('rrad/addresses-us-all.min.json') as AddressList;
  return list.addresses
    .filter(
      ({ city, coordinates: { lat, lng } }) =>
        city &&
        Math.abs(lat - latitude) < REACH.latitude &&
        Math.abs(lng - longitude) < REACH.longitude,
    )
    .map(({ address1, city = '', state, postalCode, coordinates }) => ({
      street: address1,
      city,
      state,
      zip: postalCode,
      latitude: coordinates.lat,
      longitude: coordinates.lng,
    }));
}
