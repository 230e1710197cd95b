import { CONFIRMED_WITHIN_DAYS } from '#kernel/confirmation.js';
import type { SavedViewView } from '#modules/customers/contract/customer-row.view.js';
import { readState, writeState, type ListState } from '../list-state';

/** A list of customers with a name. */
export interface ListView {
  name: string;
  /** The list as its address has it, from its first page on. */
  address: string;
  /** What is stored of it; null for one that everybody has. */
  saved: SavedViewView | null;
}

/** The list without where one is in it. */
const wholeOf = (state: ListState): ListState => ({ ...state, page: 1, size: null });

/** The address of what is shown, whatever page one is on. */
export const addressOf = (state: ListState): string => writeState(wholeOf(state)).toString();

/** What is stored for it. */
export const queryOf = (state: ListState): Record<string, string> =>
  Object.fromEntries(writeState(wholeOf(state)));

/** The address of what was stored; parts that this page does not know are left out. */
const storedAddress = (query: SavedViewView['query']): string => {
  const parts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return addressOf(readState(new URLSearchParams(parts)));
};

const given = (name: string, query: Record<string, string>): ListView => ({
  name,
  address: addressOf(readState(new URLSearchParams(query))),
  saved: null,
});

/** Soonest first: a day that comes sooner is more urgent. */
const SOONEST = { sort: 'activity', order: 'asc' };

/** Views that everybody has; the page of the day counts the same customers (R-TODAY-3, R-TODAY-4). */
export const GIVEN_VIEWS: readonly ListView[] = [
  { name: 'All', address: '', saved: null },
  given('Follow up today', { silentDays: '1', activityFrom: '0d', ...SOONEST }),
  given('Quoted and silent for 3 days', {
    ...{ silentDays: '3', sent: 'rfq', activityFrom: '0d' },
    ...SOONEST,
  }),
  given(`To confirm within ${CONFIRMED_WITHIN_DAYS} days`, {
    ...{ confirmed: 'no', activityFrom: '0d', activityTo: `${CONFIRMED_WITHIN_DAYS}d` },
    ...SOONEST,
  }),
];

export const savedView = (saved: SavedViewView): ListView => ({
  name: saved.name,
  address: storedAddress(saved.query),
  saved,
});
