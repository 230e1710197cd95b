import type { CrewsRepeatedView } from '#modules/scheduling/contract/crews-repeated.view.js';
import type { WeekHoursView } from '#modules/scheduling/contract/week-hours.view.js';
import type { Day } from '../../../shared/format';
import { putAssignment } from '../model/day-draft';
import type { DayKey } from '../model/day-key';
import { inTurn } from './in-turn';
import { schedulingApi, staleDay } from './scheduling-api';

/** Trucks whose seats go to those who had them before. */
export interface CrewsRepeat extends DayKey {
  trucks: readonly string[];
}

const repeatApi = schedulingApi.injectEndpoints({
  endpoints: (build) => ({
    /** The server knows who was on the trucks; the board shows it with the answer. */
    repeatCrews: build.mutation<CrewsRepeatedView, CrewsRepeat>({
      queryFn: ({ trucks, ...key }, { dispatch }, _extra, baseQuery) =>
        inTurn(`crew ${key.branchId} ${key.day}`, async () => {
          const url = `/assignment/crews/${key.branchId}/${key.day}/repeat`;
          const { data, error } = await baseQuery({ url, method: 'POST', body: { trucks } });
          if (error) {
            dispatch(staleDay(key));
            return { error };
          }
          const repeated = data as CrewsRepeatedView;
          dispatch(
            schedulingApi.util.updateQueryData('getDayView', key, (view) =>
              putAssignment(view, repeated.assignment),
            ),
          );
          return { data: repeated };
        }),
    }),
    /** Who works how long in the week of a day, as it is now. */
    getWeekHours: build.query<WeekHoursView, Day>({
      query: (day) => `/movemanager/week_hours/${day}`,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useRepeatCrewsMutation, useGetWeekHoursQuery } = repeatApi;
