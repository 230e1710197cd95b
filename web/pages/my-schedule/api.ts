import type { ScheduleView } from '../../../src/modules/scheduling/contract/schedule.view';
import { baseApi } from '../../shared/api';

const scheduleApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** A person's days, from a week ago to four weeks ahead. */
    getSchedule: build.query<ScheduleView, string>({
      query: (employeeId) => `/assignment/schedule/${employeeId}`,
      providesTags: ['Schedule'],
    }),
  }),
});

export const { useGetScheduleQuery } = scheduleApi;
