export { FindZonesQuery } from './queries/find-zones/find-zones.query.js';
export type { ZoneOfZip } from './queries/find-zones/find-zones.query.js';
export { ZONE_CODE } from './sql/zone-code.view.js';
