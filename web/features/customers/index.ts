import { lazy } from 'react';
import { loadCode, whenLoaded } from '../../shared/pages';

export { QueueBadge } from './queue-badge';
export type { GroupLetterProps } from './list/customer-list-page';
export { fetchListAhead } from './list/list-params';
export { nextDayWords, whereabouts } from './list/namesakes';
export { tomorrowMorning } from './leads/next-call';
export { usePlanCall } from './leads/use-plan-call';
export { useCallPlanning } from './use-call-planning';
export { useFindCustomersQuery } from './search-api';

// Loaded when they are shown: the frame's badge must not load the grid as well.
const list = () => import('./list/customer-list-page');

/** Starts loading the list's code, for whoever will show it. */
export const loadCustomerList = () => loadCode(list);

export const CustomerList = whenLoaded(list);
export const LeadList = lazy(() => import('./leads/lead-list'));
export const AutobookingList = lazy(() => import('./leads/autobooking-list'));
