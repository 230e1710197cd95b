import type { CalendarFeedView, ScheduleView } from '#modules/scheduling/contract/schedule.view.js';
import { baseApi } from '../../shared/api';

const OWN_FEED = '/assignment/schedule/self/feed';

const scheduleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A person's days, from a week ago to four weeks ahead. */
    getSchedule: build.query<ScheduleView, string>({
      query: (employeeId) => `/assignment/schedule/${employeeId}`,
      providesTags: ['Schedule'],
    }),
    /** A new secret address of one's own calendar; the one before is dead. */
    renewFeed: build.mutation<CalendarFeedView, void>({
      query: () => ({ url: OWN_FEED, method: 'POST' }),
    }),
    revokeFeed: build.mutation<object, void>({
      query: () => ({ url: OWN_FEED, method: 'DELETE' }),
    }),
  }),
});

export const { useGetScheduleQuery, useRenewFeedMutation, useRevokeFeedMutation } = scheduleApi;
