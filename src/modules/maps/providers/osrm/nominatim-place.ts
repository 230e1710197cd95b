import { stateCodeOf } from '#kernel/address-key.js';
import { placeLine } from '../place.js';
import type { Place } from '../place.js';
import type { Shape } from '../remote/shape.js';

const CITY_KEYS = ['city', 'town', 'village', 'hamlet', 'municipality', 'suburb'];

/** One of Nominatim's results (format jsonv2 with address details) as a place. */
export function nominatimPlace(shape: Shape): Place {
  const address = shape.get('address');
  const first = (keys: string[]): string =>
    keys.map((key) => address.get(key).optionalText()).find(Boolean) ?? '';
  const houseNumber = first(['house_number']);
  const parts = {
    street: [houseNumber, first(['road', 'pedestrian'])].filter(Boolean).join(' '),
    unit: '',
    city: first(CITY_KEYS),
    state: stateCodeOf(first(['ISO3166-2-lvl4']).replace(/^US-/, '') || first(['state'])) ?? '',
    zip: first(['postcode']).slice(0, 5),
  };
  const line = placeLine(parts) || shape.get('display_name').text();
  return {
    placeId: `osm:${shape.get('place_id').number()}`,
    description: line,
    normalizedStreetAddress: line,
    ...parts,
    latitude: shape.get('lat').numberIn(-90, 90),
    longitude: shape.get('lon').numberIn(-180, 180),
    approximate: houseNumber === '',
  };
}
