import { useMemo, useState } from 'react';
import type { PlanStep, ProposalView } from '#modules/planning/contract/proposal.view.js';
import { useLeaveGuard, type LeaveGuard } from '../../../shared/forms';
import { beneathOf } from '../../../shared/pages';
import { confirm } from '../../../shared/ui';
import { isMoveViewOf } from '../../scheduling';

/** How customers agreed, while it is typed and nothing is applied yet. */
export interface TypedWords {
  of: (proposal: Pick<ProposalView, '_id'>, step: PlanStep) => string;
  type: (proposal: Pick<ProposalView, '_id'>, step: PlanStep, words: string) => void;
  /** They went with what was applied, or are not wanted anymore. */
  forget: (proposalId: string) => void;
  /** Whether all that is typed may be lost: asks where there is something. */
  letGo: () => Promise<boolean>;
}

const UNSENT = 'How a customer agreed is typed on the plan desk and not applied.';

/** Of a move and its start: another way, or the next version of this one, may have it as another step. */
const keyOf = ({ _id }: Pick<ProposalView, '_id'>, step: PlanStep): string =>
  [_id, step.id, step.op === 'place' && step.to.start].join(' ');

/** Kept above the ways and the proposals, so that looking at another one loses nothing. */
export function useTypedWords(branchId: string): TypedWords {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const isTyped = Object.values(typed).some((words) => words.trim() !== '');
  // Another day, another view and a customer over the board lose nothing; a day on paper is a page of its own.
  const leaves: LeaveGuard['leaves'] = (to) => {
    const page = beneathOf(to) ?? to;
    return !isMoveViewOf(branchId, page) || page.pathname.endsWith('/print');
  };
  useLeaveGuard(isTyped ? [UNSENT] : [], leaves);
  return useMemo(
    () => ({
      of: (proposal, step) => typed[keyOf(proposal, step)] ?? '',
      type: (proposal, step, words) =>
        setTyped((before) => ({ ...before, [keyOf(proposal, step)]: words })),
      forget: (proposalId) =>
        setTyped((before) =>
          Object.fromEntries(
            Object.entries(before).filter(([key]) => !key.startsWith(`${proposalId} `)),
          ),
        ),
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
