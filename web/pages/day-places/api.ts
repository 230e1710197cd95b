import { addDays } from '#kernel/local-date.js';
import type { PlacesView } from '#modules/scheduling/contract/places.view.js';
import type { ScheduleView } from '#modules/scheduling/contract/schedule.view.js';
import type { WeekHoursView } from '#modules/scheduling/contract/week-hours.view.js';
import { baseApi } from '../../shared/api';
import type { Day } from '../../shared/format';

/** A person's week. */
export interface PersonWeek {
  employeeId: string;
  /** Its Sunday. */
  from: Day;
}

const placesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Where everybody and every truck is today. */
    getPlaces: build.query<PlacesView, void>({
      query: () => '/movemanager/places',
      providesTags: ['DayView', 'Schedule'],
    }),
    /** A person's seven days. */
    getWeek: build.query<ScheduleView, PersonWeek>({
      query: ({ employeeId, from }) => ({
        url: `/assignment/schedule/${employeeId}`,
        params: { from, to: addDays(from, 6) },
      }),
      providesTags: ['Schedule'],
    }),
    /** How long everybody works in the week of a day. */
    getHoursOfWeek: build.query<WeekHoursView, Day>({
      query: (day) => `/movemanager/week_hours/${day}`,
      providesTags: ['Schedule'],
    }),
  }),
});

export const { useGetPlacesQuery, useGetWeekQuery, useGetHoursOfWeekQuery } = placesApi;
