import type {
  ApplyProposalDto,
  CreateProposalDto,
  ProposalsQueryDto,
} from '#modules/planning/contract/proposal.dto.js';
import type { AppliedView, ProposalView } from '#modules/planning/contract/proposal.view.js';
import { listTag, ownTag, proposalsApi, type OfProposal } from './proposals-api';

/** What a plan changes besides its proposal. */
const onTheDay = (proposal: ProposalView | undefined) =>
  proposal
    ? ([
        listTag(proposal),
        { type: 'DayView', id: `${proposal.branchId}:${proposal.date}` },
        'Load',
        'Customer',
        'CustomerList',
        'History',
      ] as const)
    : [];

const proposalActsApi = proposalsApi.injectEndpoints({
  endpoints: (build) => ({
    createProposal: build.mutation<ProposalView, CreateProposalDto>({
      query: (body) => ({ url: '/planning/proposals', method: 'POST', body }),
      invalidatesTags: (proposal) => (proposal ? [listTag(proposal)] : []),
      onQueryStarted: keepAnswer,
    }),
    applyProposal: build.mutation<AppliedView, OfProposal & ApplyProposalDto>({
      query: ({ id, ...body }) => ({
        url: `/planning/proposals/${id}/apply`,
        method: 'POST',
        body,
      }),
      // Where the day has left it behind, it says so, and what takes its place.
      invalidatesTags: (proposal, error, { id }) => [
        ...onTheDay(proposal),
        ...(error ? [ownTag(id)] : []),
      ],
      onQueryStarted: keepAnswer,
    }),
    undoProposal: build.mutation<ProposalView, string>({
      query: (id) => ({ url: `/planning/proposals/${id}/undo`, method: 'POST' }),
      invalidatesTags: (proposal, error, id) => [
        ...onTheDay(proposal),
        ...(error ? [ownTag(id)] : []),
      ],
      onQueryStarted: keepAnswer,
    }),
    removeProposal: build.mutation<object, OfProposal & ProposalsQueryDto>({
      query: ({ id }) => ({ url: `/planning/proposals/${id}`, method: 'DELETE' }),
      invalidatesTags: (_gone, _error, { id: _id, ...day }) => [listTag(day)],
    }),
  }),
});

interface Started {
  dispatch: (action: ReturnType<typeof proposalsApi.util.upsertQueryData>) => unknown;
  queryFulfilled: PromiseLike<{ data: ProposalView }>;
}

/** The answer is the proposal as it is now: it need not be read again. */
async function keepAnswer(_call: unknown, { dispatch, queryFulfilled }: Started): Promise<void> {
  const answer = await Promise.resolve(queryFulfilled).catch(() => null);
  if (!answer) return;
  dispatch(proposalsApi.util.upsertQueryData('getDayProposal', answer.data._id, answer.data));
}

export const {
  useCreateProposalMutation,
  useApplyProposalMutation,
  useUndoProposalMutation,
  useRemoveProposalMutation,
} = proposalActsApi;
