import type {
  DraftView,
  OptionView,
  PlanStep,
  PlanTotals,
  ProposalView,
} from '#modules/planning/contract/proposal.view.js';
import { proofOf, type Proof } from './totals-words';

/** An option as the desk shows it, the one that only notes what happened too. */
export interface ShownOption {
  no: number;
  title: string;
  totals: PlanTotals;
  steps: readonly PlanStep[];
  proof: Proof | null;
  /** By which rule it was found; empty where its steps say all. */
  rule: string;
  drafts: readonly DraftView[];
}

/** For those who read the names of the ways for the first time. */
const RULES: Readonly<Record<OptionView['name'], string>> = {
  nobody: 'Starts move only as far as the customers were promised, so nobody has to be called.',
  few: 'Starts may also move up to an hour out of what was promised: those customers are called.',
  nothingLost:
    'Any start that is offered, and up to two rentals, so that no move is left without a truck.',
  plan: '',
  fix: '',
};

/** The way that is always possible. */
export const NOTED = { name: 'noted', title: 'Only note it' } as const;
const NOTED_RULE = 'The board only shows what happened. Moves that it hits wait without a truck.';

const toShown = (option: OptionView): ShownOption => ({
  ...option,
  proof: proofOf(option),
  rule: RULES[option.name],
});

/** The ways, and what is always possible: to only note it. */
export function shownOptions({ options, now }: ProposalView): ShownOption[] {
  const { steps, ...totals } = now;
  const noted = {
    no: 0,
    title: NOTED.title,
    totals,
    steps,
    proof: null,
    rule: NOTED_RULE,
    drafts: [],
  };
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
