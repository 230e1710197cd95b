import type {
  DraftView,
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
  drafts: readonly DraftView[];
}

const toShown = (option: OptionView): ShownOption => ({ ...option, proof: proofWords(option) });

/** The ways, and what is always possible: to only note it. */
export function shownOptions({ options, now }: ProposalView): ShownOption[] {
  const { steps, ...totals } = now;
  const noted = { no: 0, title: 'Only note it', totals, steps, proof: null, drafts: [] };
  return [...options.map(toShown), ...(steps.length > 0 ? [noted] : [])];
}

/** What may be said and written; nobody calls for a step that is left out. */
export const draftsOf = (
  { drafts }: Pick<ShownOption, 'drafts'>,
  calls: readonly PlanStep[],
): DraftView[] =>
  drafts.filter(
    ({ channel, ids }) =>
      channel !== 'call' ||
      calls.some((step) => step.op === 'place' && ids.includes(step.customerId)),
  );
