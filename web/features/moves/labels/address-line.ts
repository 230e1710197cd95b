import { streetLine } from '#kernel/unit-label.js';
import type { LocationView } from '#modules/moves/contract/location.view.js';

type Address = Pick<LocationView, 'street' | 'unit' | 'city' | 'state' | 'zip'> &
  Partial<Pick<LocationView, 'normalizedStreetAddress'>>;

/** `1200 N Walker Ave #4, Oklahoma City, OK 73103`; empty while nothing is known. */
export function addressLine(address: Address): string {
  const { street, unit, city, state, zip, normalizedStreetAddress = '' } = address;
  if (!street && !city && !zip) return normalizedStreetAddress;
  const place = [state, zip].filter(Boolean).join(' ');
  return [streetLine({ street, unit }), city, place].filter(Boolean).join(', ');
}

/** Directions in an outside map, in a new tab. */
export const directionsLink = (address: Address): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressLine(address))}`;
