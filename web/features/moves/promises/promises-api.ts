import type { ActualWithStampsView } from '#modules/actuals/contract/actual.view.js';
import type { PromiseView } from '#modules/promises/contract/promise.view.js';
import { baseApi } from '../../../shared/api';

interface OfActivity {
  customerId: string;
  activityId: string;
}

interface OfOperations {
  customerId: string;
  operationIds: readonly string[];
}

const promisesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What a customer was promised about a day, newest first. */
    listPromises: build.query<PromiseView[], OfActivity>({
      query: ({ customerId, activityId }) => ({
        url: `/move/activity/${activityId}/promises`,
        params: { customerId },
      }),
      providesTags: (_view, _error, { customerId }) => [{ type: 'Customer', id: customerId }],
    }),
    /** How long the longest of some operations took, in hours; null while no end is known. */
    getClockHours: build.query<number | null, OfOperations>({
      queryFn: async ({ operationIds }, _api, _extra, fetch) => {
        const answers = await Promise.all(operationIds.map(async (id) => fetch(`/actuals/${id}`)));
        const refused = answers.find(({ error }) => error !== undefined);
        if (refused?.error) return { error: refused.error };
        const hours = answers.flatMap(
          ({ data }) => (data as ActualWithStampsView).clockHours ?? [],
        );
        return { data: hours.length === 0 ? null : Math.max(...hours) };
      },
      providesTags: (_view, _error, { customerId }) => [{ type: 'Customer', id: customerId }],
    }),
  }),
});

export const { useListPromisesQuery, useGetClockHoursQuery } = promisesApi;
