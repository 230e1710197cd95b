import type { AddressParts, Place } from '../place.js';
import type { Shape } from '../remote/shape.js';

/** The geocoder and the place search name the same things differently. */
export interface ComponentKeys {
  long: 'long_name' | 'longText';
  short: 'short_name' | 'shortText';
}

export const GEOCODER_KEYS: ComponentKeys = { long: 'long_name', short: 'short_name' };
export const PLACES_KEYS: ComponentKeys = { long: 'longText', short: 'shortText' };

/** Google's address components as the parts of a US address. */
export function addressPartsOf(components: Shape, keys: ComponentKeys): AddressParts {
  const found = new Map<string, { long: string; short: string }>();
  for (const component of components.list()) {
    const long = component.get(keys.long).text();
    const short = component.get(keys.short).optionalText() || long;
    for (const type of component.get('types').list()) found.set(type.text(), { long, short });
  }
  const long = (...types: string[]): string =>
    types.map((type) => found.get(type)?.long).find(Boolean) ?? '';
  return {
    street: [long('street_number'), long('route')].filter(Boolean).join(' '),
    unit: long('subpremise'),
    city: long('locality', 'postal_town', 'sublocality', 'administrative_area_level_3'),
    state: found.get('administrative_area_level_1')?.short ?? '',
    zip: long('postal_code'),
  };
}

const withoutCountry = (text: string): string => text.replace(/, (USA|United States)$/, '');

/** A place from its parts and Google's own line for it. */
export function googlePlace(
  placeId: string,
  line: string,
  parts: AddressParts,
  position: Pick<Place, 'latitude' | 'longitude' | 'approximate'>,
): Place {
  const description = withoutCountry(line);
  return { placeId, description, normalizedStreetAddress: description, ...parts, ...position };
}
