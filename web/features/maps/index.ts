export { AddressField } from './address-field';
export { useLazyGeocodeQuery } from './api';
export { PlaceMap } from './place-map';
export { StreetView } from './street-view';
