import type { ProposalState } from '#modules/planning/contract/proposal-terms.js';
import type { ProposalView } from '#modules/planning/contract/proposal.view.js';
import type { Tone } from '../../../shared/ui';

/** How a proposal stands, in a word. */
export const STATE_LABELS: Readonly<Record<ProposalState, { label: string; tone: Tone }>> = {
  computing: { label: 'Working out', tone: 'info' },
  ready: { label: 'Ready', tone: 'neutral' },
  applied: { label: 'Applied', tone: 'success' },
  undone: { label: 'Taken back', tone: 'neutral' },
  stale: { label: 'Out of date', tone: 'warning' },
  failed: { label: 'Failed', tone: 'danger' },
};

/** Said instead of its options, or above them. */
const STATE_WORDS: Readonly<Partial<Record<ProposalState, string>>> = {
  undone: 'The day is as it was before. This can be applied again.',
  stale: 'The day has changed since. Nothing of this was done.',
};

const STOPPED = 'The planner stopped. Nothing was changed.';

/** What is said of how a proposal stands; null: it speaks for itself. */
export function stateWords({ state, error }: Pick<ProposalView, 'state' | 'error'>): string | null {
  return state === 'failed' ? (error ?? STOPPED) : (STATE_WORDS[state] ?? null);
}
