import type { PlacePrecision } from '#kernel/place-precision.js';
import type { PlaceView } from '../contract/place.view.js';
import type { Place } from './place.js';

export const precisionOf = ({ approximate }: Pick<Place, 'approximate'>): PlacePrecision =>
  approximate ? 'zip' : 'address';

/** The part of a place that leaves the server. */
export const placeViewOf = (place: Place): PlaceView => ({
  placeId: place.placeId,
  description: place.description,
  normalizedStreetAddress: place.normalizedStreetAddress,
  street: place.street,
  unit: place.unit,
  city: place.city,
  state: place.state,
  zip: place.zip,
  latitude: place.latitude,
  longitude: place.longitude,
  precision: precisionOf(place),
  ...(place.zipGuessed && { zipGuessed: true }),
});
