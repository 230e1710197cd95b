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

/** Of a way that is to lose nothing, and can't. */
const FEWEST_LOST =
  'Any start that is offered, and up to two rentals, so that as few moves as possible are left without a truck.';

/** The way that is always possible. */
export const NOTED = { name: 'noted', title: 'Only note it' } as const;
const NOTED_RULE = 'The board only shows what happened. Moves that it hits wait without a truck.';

const toShown = (option: OptionView): ShownOption => ({
  ...option,
  proof: proofOf(option),
  rule:
    option.name === 'nothingLost' && option.totals.unserved > 0 ? FEWEST_LOST : RULES[option.name],
});

/** What a way comes to, whatever it is called and why. */
const outcomeOf = ({ steps }: ShownOption): string =>
  steps
    .map(({ op, id, to, call }) => JSON.stringify([op, id, to, call]))
    .sort()
    .join();

/** Whether every move has a truck. */
export const servesAll = ({ totals }: ShownOption): boolean => totals.unserved === 0;

/**
 * The ways, and what is always possible: to only note it. Those that serve every move come first, each kind in the
 * order in which it was found; two that come to the same stand once, as what is only noted or was applied.
 */
export function shownOptions({ options, now, applied }: ProposalView): ShownOption[] {
  const { steps, ...totals } = now;
  const found = options.map(toShown);
  const noted: ShownOption = {
    no: 0,
    title: NOTED.title,
    totals,
    steps,
    proof: null,
    rule: NOTED_RULE,
    drafts: [],
  };
  const all = steps.length > 0 ? [...found, noted] : found;
  const rank = ({ no }: ShownOption): number => (no === applied?.option ? 0 : no === 0 ? 1 : 2);
  const kept = new Map<string, ShownOption>();
  for (const one of all.toSorted((a, b) => rank(a) - rank(b))) {
    const outcome = outcomeOf(one);
    const same = kept.get(outcome);
    if (!same) kept.set(outcome, one);
    // What is to be said is the same under either name.
    else if (same.drafts.length === 0) kept.set(outcome, { ...same, drafts: one.drafts });
  }
  const shown = all.flatMap(({ no }) => [...kept.values()].find((one) => one.no === no) ?? []);
  return [...shown.filter(servesAll), ...shown.filter((one) => !servesAll(one))];
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
