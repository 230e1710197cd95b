import { planningTopic, type ProposalChange } from '#modules/planning/contract/live.js';
import { useWatch } from '../../../shared/realtime';
import { useApiDispatch } from '../../scheduling';
import { proposalsApi, staleProposals } from '../api/proposals-api';
import type { DeskState } from './desk-context';

const changesIn = (change: unknown): ProposalChange[] | null =>
  typeof change === 'object' && change !== null && 'items' in change && Array.isArray(change.items)
    ? (change.items as ProposalChange[])
    : null;

/** Keeps the proposals of a day up to date with what happens to them here and elsewhere. */
export function useLiveProposals({ branchId, date, shown }: DeskState, isWatched: boolean): void {
  const day = { branchId, date };
  const dispatch = useApiDispatch();
  const readAgain = (ids: readonly string[]): void => void dispatch(staleProposals(day, ids));
  useWatch(
    isWatched ? planningTopic(branchId, date) : null,
    ({ change }) => {
      const items = changesIn(change);
      if (!items) return readAgain([shown]);
      const finished = items.filter(({ state }) => state !== 'computing');
      if (finished.length > 0) readAgain(finished.map(({ proposalId }) => proposalId));
      for (const { proposalId, progress, state } of items) {
        if (state !== 'computing') continue;
        const patch = proposalsApi.util.updateQueryData('getDayProposal', proposalId, (draft) => {
          draft.progress = Math.max(draft.progress, progress);
        });
        dispatch(patch);
      }
    },
    () => readAgain([shown]),
  );
}
