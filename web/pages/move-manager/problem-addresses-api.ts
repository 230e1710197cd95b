import type { ProblemLocationView } from '#modules/problem-locations/contract/problem-location.view.js';
import { baseApi } from '../../shared/api';

const problemAddressesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Every address at which work was difficult before. */
    listProblemAddresses: build.query<ProblemLocationView[], void>({
      query: () => '/troublelocations',
      providesTags: ['ProblemLocation'],
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useListProblemAddressesQuery } = problemAddressesApi;
