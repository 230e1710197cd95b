import { useMemo, useState } from 'react';
import type { PlanStep, ProposalView } from '#modules/planning/contract/proposal.view.js';
import { useLeaveGuard, type LeaveGuard } from '../../../shared/forms';
import { beneathOf } from '../../../shared/pages';
import { confirm } from '../../../shared/ui';
import { isMoveViewOf } from '../../scheduling';

/** How customers agreed, while it is typed and nothing is applied yet. */
export interface TypedWords {
  of: (step: PlanStep) => string;
  type: (proposal: Pick<ProposalView, '_id'>, step: PlanStep, words: string) => void;
  /** They go with what takes the place of a proposal that is out of date. */
  carry: (from: string, to: string) => void;
  /** They went with what was applied, or are not wanted anymore. */
  forget: (proposal: ProposalView) => void;
  /** Whether all that is typed may be lost: asks where there is something. */
  letGo: () => Promise<boolean>;
}

/** With the proposal in which they were typed last. */
interface Typed {
  words: string;
  proposalId: string;
}

const UNSENT = 'How a customer agreed is typed on the plan desk and not applied.';

/** Of a move and its start: what a customer agreed to is the same in each way and proposal. */
const keyOf = (step: PlanStep): string => [step.id, step.op === 'place' && step.to.start].join(' ');

const stepsOf = ({ options, now }: ProposalView): PlanStep[] =>
  [now, ...options].flatMap(({ steps }) => steps);

/** Kept above the ways and the proposals, so that looking at another one loses nothing. */
export function useTypedWords(branchId: string): TypedWords {
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const isTyped = Object.values(typed).some(({ words }) => words.trim() !== '');
  // Another day, another view and a customer over the board lose nothing; a day on paper is a page of its own.
  const leaves: LeaveGuard['leaves'] = (to) => {
    const page = beneathOf(to) ?? to;
    return !isMoveViewOf(branchId, page) || page.pathname.endsWith('/print');
  };
  useLeaveGuard(isTyped ? [UNSENT] : [], leaves);
  return useMemo(
    () => ({
      of: (step) => typed[keyOf(step)]?.words ?? '',
      type: ({ _id: proposalId }, step, words) =>
        setTyped((before) => ({ ...before, [keyOf(step)]: { words, proposalId } })),
      carry: (from, to) =>
        setTyped((before) =>
          changedIn(before, (one) => (one.proposalId === from ? { ...one, proposalId: to } : one)),
        ),
      forget: (proposal) => {
        const keys = new Set(stepsOf(proposal).map(keyOf));
        setTyped((before) =>
          Object.fromEntries(
            Object.entries(before).filter(
              ([key, { proposalId }]) => proposalId !== proposal._id && !keys.has(key),
            ),
          ),
        );
      },
      letGo: async () => {
        const question = {
          title: 'Close without applying?',
          message: 'How the customer agreed is lost.',
          ...{ confirmLabel: 'Discard', cancelLabel: 'Stay', danger: true },
        };
        if (isTyped && !(await confirm(question))) return false;
        setTyped({});
        return true;
      },
    }),
    [typed, isTyped],
  );
}

/** The same object where nothing is to change: whoever reads it need not be drawn anew. */
function changedIn(
  typed: Readonly<Record<string, Typed>>,
  change: (one: Typed) => Typed,
): Readonly<Record<string, Typed>> {
  const entries = Object.entries(typed).map(([key, one]) => [key, change(one)] as const);
  const isSame = entries.every(([key, one]) => one === typed[key]);
  return isSame ? typed : Object.fromEntries(entries);
}
