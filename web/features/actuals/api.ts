import type {
  ActualsView,
  ActualView,
  ActualWithStampsView,
} from '#modules/actuals/contract/actual.view.js';
import { againstPlan, keptPromise } from '#modules/actuals/contract/against-plan.js';
import type { CorrectActualDto } from '#modules/actuals/contract/correct-actual.dto.js';
import { apiErrorOf, baseApi } from '../../shared/api';
import type { Day } from '../../shared/format';

/** A day of a branch. */
export interface ClosingDay {
  branchId: string;
  day: Day;
}

export interface SentCorrection {
  operation: string;
  correction: CorrectActualDto;
}

const withRow = (list: ActualsView, stored: ActualView): ActualsView => ({
  ...list,
  rows: list.rows.map((row) =>
    row.operation === stored.operation && row.version < stored.version
      ? {
          ...row,
          ...stored,
          ...againstPlan(row.planned.hours, stored.clockHours),
          kept: keptPromise(row.promised.to, stored),
        }
      : row,
  ),
});

const actualsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How one job went, with all that was stamped. */
    getActual: build.query<ActualWithStampsView, string>({
      query: (operation) => `/actuals/${operation}`,
      providesTags: ['Actual'],
    }),
    /** How the booked jobs of a day went. */
    listActuals: build.query<ActualsView, ClosingDay>({
      query: ({ branchId, day }) => ({ url: '/actuals', params: { branchId, from: day, to: day } }),
      providesTags: ['Actual'],
    }),
    correctActual: build.mutation<ActualView, SentCorrection>({
      query: ({ operation, correction }) => ({
        url: `/actuals/${operation}`,
        method: 'PUT',
        body: correction,
      }),
      // The rows show what is stored at once, not only when they are read again.
      onQueryStarted: async (_sent, { dispatch, getState, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        for (const day of actualsApi.util.selectCachedArgsForQuery(getState(), 'listActuals'))
          dispatch(
            actualsApi.util.updateQueryData('listActuals', day, (list) => withRow(list, data)),
          );
      },
      // What somebody else changed is read again too; what is typed stays.
      invalidatesTags: (_view, error) =>
        !error || apiErrorOf(error).code === 'STALE_ACTUAL' ? ['Actual', 'History'] : [],
    }),
  }),
});

export const { useGetActualQuery, useListActualsQuery, useCorrectActualMutation } = actualsApi;
