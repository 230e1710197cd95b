export { AddressField } from './address-field';
export { useGetAreaQuery, useLazyGeocodeQuery, useLazyGetLegQuery } from './api';
export { areaAround } from './area-box';
export { OverviewMap } from './overview-map';
export type { MapPoint, MapWay } from './overview-map-props';
export { PlaceMap } from './place-map';
export { StreetView } from './street-view';
