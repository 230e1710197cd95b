import type { ProposalView } from '#modules/planning/contract/proposal.view.js';
import { apiErrorOf } from '../../../shared/api';
import { currentSession } from '../../../shared/auth';
import { toast } from '../../../shared/ui';
import {
  LATER,
  crewUnderWayLabel,
  showRefused,
  showUndone,
  useBoard,
  type CrewPlace,
  type UndoKind,
} from '../../scheduling';
import { useStaff } from '../../employees';
import { refusedWords } from '../model/refused-words';
import { useApplyProposalMutation, useUndoProposalMutation } from '../api/proposal-acts-api';
import { actName } from '../model/way-labels';

/** An option that was applied. */
interface AppliedOption {
  proposalId: string;
  title: string;
  option: number;
  leaveOut: number[];
  /** How customers agreed, by the number of the step. */
  agreed: Record<string, string>;
  /** Of the proposal, as it was last seen. */
  version: number;
}

export interface OptionActs {
  /** Resolves to what the server refused it with, null once it is applied. */
  apply: (proposal: ProposalView, wanted: WantedSteps) => Promise<unknown>;
  /** Likewise. */
  undo: (proposal: ProposalView) => Promise<unknown>;
}

export interface WantedSteps extends Pick<
  AppliedOption,
  'option' | 'title' | 'leaveOut' | 'agreed'
> {}

/** As the server names who is signed in; undefined while it is not known. */
export function useOwnName(): string | undefined {
  const staff = useStaff();
  return staff.get(currentSession()?.userId ?? '')?.displayName;
}

/** Applies options and takes them back, as acts of the board's one stack. */
export function useApplyOption(): OptionActs {
  const board = useBoard();
  const { undo: stack } = board;
  const ownName = useOwnName();
  const [send] = useApplyProposalMutation();
  const [takeBack] = useUndoProposalMutation();

  const apply = ({ proposalId: id, title: _, ...wanted }: AppliedOption) => send({ id, ...wanted });

  const kind: UndoKind<AppliedOption> = {
    kind: 'proposal',
    run: async ({ data }, way) => {
      const answer = way === 'undo' ? await takeBack(data.proposalId) : await apply(data);
      if (answer.error) showRefused(data.title, refusedWords(answer.error, ownName));
      if (apiErrorOf(answer.error).code === 'PROPOSAL_CHANGED') return LATER;
      return answer.data ? { ...data, version: answer.data.version } : null;
    },
    fault: () => null,
  };
  stack.know(kind);

  return {
    apply: async (proposal, wanted) => {
      const { _id: proposalId, version } = proposal;
      const title = actName(proposal, wanted);
      const view = board.model?.view;
      const underWay = view ? crewUnderWayLabel(view, leftBy(proposal, wanted)) : '';
      const data: AppliedOption = { proposalId, version, ...wanted, title };
      const answer = apply(data);
      const agreed = answer.then(({ data: applied }) =>
        applied ? { ...data, version: applied.version } : null,
      );
      const id = stack.record(kind, { name: title, data, agreed });
      const { error } = await answer;
      if (error) return error;
      toast.success([`Applied: ${title}`, underWay].filter(Boolean).join('. '), {
        id,
        undo: () => void stack.undo(id).then((taken) => showUndone('Undone', taken)),
      });
      return null;
    },
    undo: async ({ _id }) => {
      const entry = stack.doneOf(kind, ({ proposalId }) => proposalId === _id);
      if (entry !== null) {
        showUndone('Undone', await stack.undo(entry));
        return null;
      }
      const { error } = await takeBack(_id);
      return error ?? null;
    },
  };
}

/** From which seats a way takes people: whoever is out with them does not see it. */
function leftBy({ options, now }: ProposalView, { option, leaveOut }: WantedSteps): CrewPlace[] {
  const { steps } = options.find(({ no }) => no === option) ?? now;
  return steps.flatMap(({ seq, op, from }) => {
    const isLeft = op === 'seat' && !leaveOut.includes(seq);
    return isLeft && from !== null && typeof from === 'object' ? [from as CrewPlace] : [];
  });
}

/** Lets a board that has no desk take back what was applied on another one. */
export function PlanUndo(): null {
  useApplyOption();
  return null;
}
