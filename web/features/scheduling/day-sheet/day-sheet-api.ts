import type { DaySheetView } from '#modules/scheduling/contract/day.view.js';
import type { DayKey } from '../model/day-key';
import { schedulingApi } from '../api/scheduling-api';

const daySheetApi = schedulingApi.injectEndpoints({
  endpoints: (build) => ({
    /** A day with names and phones of its crews, as it is now: paper cannot be updated. */
    getDaySheet: build.query<DaySheetView, DayKey>({
      query: ({ branchId, day }) => `/movemanager/day_sheet/${day}/${branchId}`,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetDaySheetQuery } = daySheetApi;
