import type { PlaceView } from '../contract/place.view.js';
import type { Place } from './place.js';

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
  ...(place.zipGuessed && { zipGuessed: true }),
});
