import { lazy } from 'react';

export { QueueBadge } from './queue-badge';
export type { GroupLetterProps } from './list/customer-list-page';
export { nextDayWords, whereabouts } from './list/namesakes';
export { useFindCustomersQuery } from './search-api';

// Loaded when they are shown: the frame's badge must not load the grid as well.
/** Starts loading the list's code, for whoever will show it. */
export const loadCustomerList = () => import('./list/customer-list-page');

export const CustomerList = lazy(loadCustomerList);
export const LeadList = lazy(() => import('./leads/lead-list'));
export const AutobookingList = lazy(() => import('./leads/autobooking-list'));
