import type { ProblemLocationDto } from '#modules/problem-locations/contract/problem-location.dto.js';
import type { ProblemLocationView } from '#modules/problem-locations/contract/problem-location.view.js';
import { baseApi } from '../../shared/api';

const problemLocationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** All of them by address. */
    listProblemLocations: build.query<ProblemLocationView[], void>({
      query: () => '/troublelocations',
      providesTags: ['ProblemLocation'],
      keepUnusedDataFor: 600,
    }),
    /** Those at an address, however it is written, or within 60 m of it. */
    findProblemLocations: build.query<ProblemLocationView[], string>({
      query: (address) => ({ url: '/troublelocations', params: { address } }),
      providesTags: ['ProblemLocation'],
    }),
    addProblemLocation: build.mutation<ProblemLocationView, ProblemLocationDto>({
      query: (body) => ({ url: '/troublelocations', method: 'POST', body }),
      invalidatesTags: ['ProblemLocation'],
    }),
    saveProblemLocation: build.mutation<ProblemLocationView, ProblemLocationView>({
      query: (body) => ({ url: `/troublelocations/${body._id}`, method: 'PUT', body }),
      invalidatesTags: ['ProblemLocation'],
    }),
    deleteProblemLocation: build.mutation<object, string>({
      query: (id) => ({ url: `/troublelocations/${id}`, method: 'DELETE' }),
      invalidatesTags: ['ProblemLocation'],
    }),
  }),
});

export const {
  useListProblemLocationsQuery,
  useFindProblemLocationsQuery,
  useAddProblemLocationMutation,
  useSaveProblemLocationMutation,
  useDeleteProblemLocationMutation,
} = problemLocationsApi;
