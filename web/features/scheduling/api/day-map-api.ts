import type { DayMapView } from '#modules/scheduling/contract/day-map.view.js';
import type { DayKey } from '../model/day-key';
import { schedulingApi } from './scheduling-api';

const dayMapApi = schedulingApi.injectEndpoints({
  endpoints: (build) => ({
    /** Where the moves of a day go; `stops` says what the board knows of them, to ask again when it changed. */
    getDayMap: build.query<DayMapView, DayKey & { stops: string }>({
      query: ({ branchId, day }) => `/movemanager/day_map/${day}/${branchId}`,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetDayMapQuery } = dayMapApi;
