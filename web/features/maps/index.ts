export { AddressField } from './address-field';
export { PlaceMap, type PlaceMapProps } from './place-map';
