/** Rows a page of the customer list. */
export const CUSTOMER_PAGE_SIZE = 15;

/** Minutes: a lead is green up to the first, yellow up to the second, then red. */
export const LEAD_AGE_MINUTES = { yellowAfter: 60, redAfter: 240 } as const;

/** Hours: snoozed while the first call is at most this old. */
export const AUTOBOOKING_SNOOZE_HOURS = 24;
/** Hours: urgent once the first call is this old … */
export const AUTOBOOKING_CALL_URGENT_HOURS = 48;
/** … or, without a call, the customer is. */
export const AUTOBOOKING_URGENT_HOURS = 24;

/** How often the sidebar asks for the queues' sizes. */
export const QUEUE_REFRESH_MS = 30_000;
