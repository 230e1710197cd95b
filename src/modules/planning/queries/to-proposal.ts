import { isoOf } from '#kernel/instant.js';
import type { ProposalView } from '../contract/proposal.view.js';
import type { StoredProposal } from '../persistence/proposal.repository.js';

/** A proposal as the API has it. */
export function toProposal(stored: StoredProposal): ProposalView {
  const { id, branchId, day, kind, cause, state, progress, version, applied, undone } = stored;
  const { words, now, options, rejected } = stored.body;
  return {
    _id: id,
    branchId,
    date: day,
    kind,
    cause,
    words,
    state,
    progress,
    version,
    made: { by: stored.madeBy, at: isoOf(stored.madeAt) },
    applied: applied && { by: stored.appliedBy ?? '', at: applied.at, option: applied.option },
    // What a release before does again leaves it there.
    ...((state === 'undone' || state === 'stale') &&
      undone && { undone: { by: stored.undoneBy ?? '', at: undone.at } }),
    error: stored.error,
    replacedBy: stored.replacedBy,
    now,
    options,
    rejected,
  };
}
