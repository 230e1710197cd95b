/** Rows on a page of the customer list. */
export const CUSTOMER_PAGE_SIZE = 15;

/** How often the sidebar asks for the queues' sizes. */
export const QUEUE_REFRESH_MS = 30_000;

export const CUSTOMER_SORTS = ['name', 'activity', 'requestedDay', 'created'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

export { autobookingUrgency, type Urgency } from '../domain/autobooking.js';
export { leadAgeColor, type LeadAgeColor } from '../domain/lead-age.js';
