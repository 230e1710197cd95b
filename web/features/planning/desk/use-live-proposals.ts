import { useStore } from 'react-redux';
import { planningTopic, type ProposalChange } from '#modules/planning/contract/live.js';
import { useWatch } from '../../../shared/realtime';
import { useApiDispatch } from '../../scheduling';
import { staleProposals, versionKnown } from '../api/proposals-api';
import type { DeskState } from './desk-context';

const changesIn = (change: unknown): ProposalChange[] | null =>
  typeof change === 'object' && change !== null && 'items' in change && Array.isArray(change.items)
    ? (change.items as ProposalChange[])
    : null;

/** Keeps the proposals of a day up to date with what happens to them here and elsewhere. */
export function useLiveProposals({ branchId, date, shown }: DeskState, isWatched: boolean): void {
  const day = { branchId, date };
  const dispatch = useApiDispatch();
  const store = useStore();
  const readAgain = (ids: readonly string[]): void => void dispatch(staleProposals(day, ids));
  useWatch(
    isWatched ? planningTopic(branchId, date) : null,
    ({ change }) => {
      const items = changesIn(change);
      if (!items) return readAgain([shown]);
      // Each change has a version of its own, also what ends a proposal.
      const news = items.filter(
        ({ proposalId, version }) => versionKnown(store.getState(), proposalId) < version,
      );
      if (news.length > 0) readAgain(news.map(({ proposalId }) => proposalId));
    },
    () => readAgain([shown]),
  );
}
