/** Rows on a page of the customer list. */
export const CUSTOMER_PAGE_SIZE = 15;

/** How many rows people may choose to have on a page. */
export const CUSTOMER_PAGE_SIZES = [CUSTOMER_PAGE_SIZE, 25, 50, 100] as const;
export type CustomerPageSize = (typeof CUSTOMER_PAGE_SIZES)[number];

/** How often the sidebar asks for the queues' sizes. */
export const QUEUE_REFRESH_MS = 30_000;

export const CUSTOMER_SORTS = ['name', 'activity', 'requestedDay', 'created'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** What a row may show besides what it always does, if the query names it. */
export const CUSTOMER_COLUMNS = [
  'phone',
  'city',
  'stage',
  'nextStart',
  'estimate',
  'source',
  'created',
  'nextCall',
] as const;
export type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number];

/** The same of a lead and of an autobooking. */
export const LEAD_COLUMNS = ['phone', 'nextCall'] as const;
export type LeadColumn = (typeof LEAD_COLUMNS)[number];

/** What a filter of the list calls the person who asks, and nobody. */
export const MANAGERS = { me: 'me', nobody: 'none' } as const;

/** The most days without an answer that a filter asks for. */
export const MAX_SILENT_DAYS = 365;

/** The most views that one person keeps. */
export const MAX_SAVED_VIEWS = 30;

/** The longest name of a view, in characters. */
export const MAX_VIEW_NAME = 60;

/** Refusals about saved views and their sentences. */
export const SAVED_VIEW_ERRORS = {
  VIEW_NAME_TAKEN: 'You already have a view of that name.',
  TOO_MANY_VIEWS: `You have ${MAX_SAVED_VIEWS} views already.`,
} as const;
export type SavedViewErrorCode = keyof typeof SAVED_VIEW_ERRORS;

export { daysFromToday } from '../domain/relative-day.js';
export { autobookingUrgency, snoozedUntil, type Urgency } from '../domain/autobooking.js';
export { leadAgeColor, type LeadAgeColor } from '../domain/lead-age.js';
