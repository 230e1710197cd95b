import type { BranchView } from '../../../src/modules/branches/contract/branch.view';
import { baseApi } from '../../shared/api';

const branchesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The active branches by name. */
    listBranches: build.query<BranchView[], void>({
      query: () => '/branch',
      providesTags: ['Branch'],
    }),
  }),
});

export const { useListBranchesQuery } = branchesApi;
