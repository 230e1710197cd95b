export { fetchZonesAhead, useListZonesQuery, useSaveZonesMutation } from './api';
export { ZoneFields } from './editor/zone-fields';
export { zoneFaults, zonesOf, zoneValuesOf, type ZoneValues } from './editor/zone-values';
