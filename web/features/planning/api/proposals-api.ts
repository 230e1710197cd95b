import type {
  CheckProposalDto,
  ProposalsQueryDto,
} from '#modules/planning/contract/proposal.dto.js';
import type { CheckedView, ProposalView } from '#modules/planning/contract/proposal.view.js';
import { apiErrorOf, baseApi } from '../../../shared/api';

export interface OfProposal {
  id: string;
}

export const listTag = ({ branchId, date }: ProposalsQueryDto) =>
  ({ type: 'Proposal', id: `${branchId}:${date}` }) as const;
export const ownTag = (id: string) => ({ type: 'Proposal', id }) as const;

/** What the desk proposes for the days of a branch. */
export const proposalsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listProposals: build.query<ProposalView[], ProposalsQueryDto>({
      query: (params) => ({ url: '/planning/proposals', params }),
      providesTags: (_list, _error, day) => [listTag(day)],
    }),
    getDayProposal: build.query<ProposalView, string>({
      query: (id) => `/planning/proposals/${id}`,
      providesTags: (_proposal, _error, id) => [ownTag(id)],
    }),
    /** What an option comes to without some of its steps, on the day as it is now. */
    checkProposal: build.query<CheckedView, OfProposal & CheckProposalDto>({
      query: ({ id, ...body }) => ({
        url: `/planning/proposals/${id}/check`,
        method: 'POST',
        body,
      }),
      providesTags: (_checked, _error, { id }) => [ownTag(id)],
      keepUnusedDataFor: 0,
    }),
  }),
});

/** What is known of a proposal and may be out of date. */
export const staleProposals = (
  day: ProposalsQueryDto,
  ids: readonly string[],
): ReturnType<typeof proposalsApi.util.invalidateTags> =>
  proposalsApi.util.invalidateTags([listTag(day), ...ids.map(ownTag)]);

type ApiState = Parameters<ReturnType<typeof proposalsApi.endpoints.getDayProposal.select>>[0];

/** The version of a proposal that the cache has; 0: it has none. */
export const versionKnown = (state: unknown, id: string): number =>
  proposalsApi.endpoints.getDayProposal.select(id)(state as ApiState).data?.version ?? 0;

const NOT_FOUND = 404;

/** Somebody discarded or stopped it. */
export const isGone = (error: unknown): boolean =>
  error !== undefined && apiErrorOf(error).statusCode === NOT_FOUND;

export const { useListProposalsQuery, useGetDayProposalQuery, useCheckProposalQuery } =
  proposalsApi;
