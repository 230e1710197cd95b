export { DriveLegsQuery } from './queries/drive-legs/drive-legs.query.js';
export type { DriveLeg } from './queries/drive-legs/drive-legs.query.js';
export { PlaceAddressesQuery } from './queries/place-addresses/place-addresses.query.js';
export { GeocodeQuery } from './queries/geocode/geocode.query.js';
export type { GeocodedPlace } from './queries/geocode/geocode.query.js';
