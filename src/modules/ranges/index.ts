/** The public face of ranges: how long moves may take. */
export { ADDRESS_MEMORY } from './ports/address-memory.js';
export type { AddressMemory, AddressShift } from './ports/address-memory.js';
export { VERSION_NOTICES } from './ports/version-notices.js';
export type { VersionNotices } from './ports/version-notices.js';
export { GetCustomerRangesQuery } from './queries/get-customer-ranges/get-customer-ranges.query.js';
export type { CustomerRanges } from './queries/get-customer-ranges/get-customer-ranges.query.js';
export { SETTING } from './sql/setting.view.js';
export { USED_JOB } from './sql/used-job.view.js';
