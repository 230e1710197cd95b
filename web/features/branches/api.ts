import type { BranchDto } from '#modules/branches/contract/branch.dto.js';
import type { BranchView } from '#modules/branches/contract/branch.view.js';
import { baseApi } from '../../shared/api';

const branchesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The active branches by name. */
    listBranches: build.query<BranchView[], void>({
      query: () => '/branch',
      providesTags: ['Branch'],
    }),
    /** By name, the inactive ones too. */
    listAllBranches: build.query<BranchView[], void>({
      query: () => '/branch?includeInactive',
      providesTags: ['Branch'],
    }),
    getBranch: build.query<BranchView, string>({
      query: (id) => `/branch/${id}`,
      providesTags: ['Branch'],
    }),
    createBranch: build.mutation<BranchView, BranchDto>({
      query: (body) => ({ url: '/branch', method: 'POST', body }),
      invalidatesTags: (_view, error) => (error ? [] : ['Branch']),
    }),
    updateBranch: build.mutation<BranchView, { id: string; branch: BranchDto }>({
      query: ({ id, branch }) => ({ url: `/branch/${id}`, method: 'PUT', body: branch }),
      invalidatesTags: (_view, error) => (error ? [] : ['Branch']),
    }),
    /** IANA names, those of the United States first. */
    listTimezones: build.query<string[], void>({
      query: () => '/timezone',
      keepUnusedDataFor: 3_600,
    }),
  }),
});

export const {
  useListBranchesQuery,
  useListAllBranchesQuery,
  useGetBranchQuery,
  useCreateBranchMutation,
  useUpdateBranchMutation,
  useListTimezonesQuery,
} = branchesApi;
