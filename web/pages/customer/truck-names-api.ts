import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { baseApi } from '../../shared/api';

const truckNamesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every truck's name by its id, also of those that are gone or were rented for a day. */
    getTruckNames: build.query<Record<string, string>, void>({
      query: () => ({ url: '/truck', params: { filter: 'all', includeRentals: 'yes' } }),
      transformResponse: (trucks: TruckView[]) =>
        Object.fromEntries(trucks.map(({ _id, name }) => [_id, name])),
      providesTags: ['Truck'],
    }),
  }),
});

export const { useGetTruckNamesQuery } = truckNamesApi;
