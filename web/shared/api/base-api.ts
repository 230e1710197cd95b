import { createApi } from '@reduxjs/toolkit/query/react';
import { rootReducer } from '../store';
import { baseQuery } from './base-query';

/**
 * The tags of the cache; a feature tags its queries with these and a mutation names what it
 * invalidates.
 */
export const TAG_TYPES = [
  'Self',
  'Session',
  'Employee',
  'Branch',
  'Planning',
  'Company',
  'Truck',
  'Referrer',
  'Customer',
  'CustomerList',
  'CustomerView',
  'QueueSize',
  'History',
  'DayView',
  'Holds',
  'Load',
  'Proposal',
  'Schedule',
  'Actual',
  'Template',
  'Email',
  'Mailbox',
  'Job',
  'Queue',
  'QueueJob',
  'ProblemLocation',
  'Constants',
  'Report',
  'Ranges',
  'EstimateSettings',
  'ZipZone',
] as const;

/** The one API slice; every feature adds its calls with `baseApi.injectEndpoints`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  // What is cached shows at once and is refreshed in the background when a page is opened again.
  refetchOnMountOrArgChange: 5,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

rootReducer.inject(baseApi);
