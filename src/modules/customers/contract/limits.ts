/** Rows a page of the customer list. */
export const CUSTOMER_PAGE_SIZE = 15;

/** How often the sidebar asks for the queues' sizes. */
export const QUEUE_REFRESH_MS = 30_000;
