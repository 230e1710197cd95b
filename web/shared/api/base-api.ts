import { createApi } from '@reduxjs/toolkit/query/react';
import { rootReducer } from '../store';
import { baseQuery } from './base-query';

/** What the cache knows things by; a feature tags its queries with these and a mutation names what it spoils. */
export const TAG_TYPES = [
  'Self',
  'Session',
  'Employee',
  'Branch',
  'Truck',
  'Referrer',
  'Customer',
  'CustomerList',
  'QueueSize',
  'History',
  'DayView',
  'Load',
  'Schedule',
  'Template',
  'Email',
  'Mailbox',
  'Job',
  'Queue',
  'QueueJob',
  'ProblemLocation',
  'Constants',
  'Report',
  'ZipZone',
] as const;

/** The one API slice; every feature adds its calls with `baseApi.injectEndpoints`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  // What is known shows at once and is refreshed behind when a page is opened again.
  refetchOnMountOrArgChange: 5,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

rootReducer.inject(baseApi);
