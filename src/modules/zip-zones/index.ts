export { FindZoneQuery } from './queries/find-zone/find-zone.query.js';
export type { ZoneOfZip } from './queries/find-zone/find-zone.query.js';
