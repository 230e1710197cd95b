export { AddressField } from './address-field';
export { useLazyGeocodeQuery, useLazyGetLegQuery } from './api';
export { PlaceMap } from './place-map';
export { StreetView } from './street-view';
