import type { BranchDto } from '#modules/branches/contract/branch.dto.js';
import type { BranchView } from '#modules/branches/contract/branch.view.js';
import type { PlanningView } from '#modules/branches/contract/planning.js';
import type { SavePlanningDto } from '#modules/branches/contract/save-planning.dto.js';
import { apiErrorOf, baseApi } from '../../shared/api';

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
      invalidatesTags: (_view, error) =>
        error && apiErrorOf(error).code !== 'STALE_VERSION' ? [] : ['Branch'],
    }),
    /** How a branch plans its days. */
    getPlanning: build.query<PlanningView, string>({
      query: (id) => `/branch/${id}/planning`,
      providesTags: ['Planning'],
    }),
    /** Every version that was saved, newest first. */
    listPlanningVersions: build.query<PlanningView[], string>({
      query: (id) => `/branch/${id}/planning/versions`,
      providesTags: ['Planning'],
    }),
    savePlanning: build.mutation<PlanningView, { id: string; planning: SavePlanningDto }>({
      query: ({ id, planning }) => ({
        url: `/branch/${id}/planning`,
        method: 'PUT',
        body: planning,
      }),
      invalidatesTags: (_view, error) => {
        if (!error) return ['Planning', 'DayView'];
        // What somebody else has stored is what Reset puts back.
        return apiErrorOf(error).code === 'STALE_VERSION' ? ['Planning'] : [];
      },
    }),
    /** IANA names, those of the United States first. */
    listTimezones: build.query<string[], void>({
      query: () => '/timezone',
      keepUnusedDataFor: 3_600,
    }),
  }),
});

type ApiState = Parameters<ReturnType<typeof branchesApi.endpoints.listBranches.select>>[0];

/** The active branches as the cache has them now. */
export const cachedBranches = (state: unknown): readonly BranchView[] =>
  branchesApi.endpoints.listBranches.select()(state as ApiState).data ?? [];

export const {
  useListBranchesQuery,
  useListAllBranchesQuery,
  useGetBranchQuery,
  useCreateBranchMutation,
  useUpdateBranchMutation,
  useListTimezonesQuery,
  useGetPlanningQuery,
  useListPlanningVersionsQuery,
  useSavePlanningMutation,
} = branchesApi;
