import type {
  OptionView,
  PlanStep,
  PlanTotals,
  ProposalView,
} from '#modules/planning/contract/proposal.view.js';
import { proofWords } from './totals-words';

/** An option as the desk shows it, the one that only notes what happened too. */
export interface ShownOption {
  no: number;
  title: string;
  totals: PlanTotals;
  steps: readonly PlanStep[];
  proof: string | null;
}

const toShown = (option: OptionView): ShownOption => ({ ...option, proof: proofWords(option) });

/** The ways, and what is always possible: to only note it. */
export function shownOptions({ options, now }: ProposalView): ShownOption[] {
  const { steps, ...totals } = now;
  const noted = { no: 0, title: 'Only note it', totals, steps, proof: null };
  return [...options.map(toShown), ...(steps.length > 0 ? [noted] : [])];
}
