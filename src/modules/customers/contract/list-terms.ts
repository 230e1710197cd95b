export { type Urgency } from '../domain/autobooking.js';

export const CUSTOMER_SORTS = ['name', 'activity', 'requestedDay', 'created'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];
