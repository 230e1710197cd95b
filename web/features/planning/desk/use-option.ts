import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import { AGREED_IN_WORDS, AGREED_LENGTH } from '#modules/scheduling/contract/limits.js';
import type { PlanStep, ProposalView } from '#modules/planning/contract/proposal.view.js';
import { apiErrorOf } from '../../../shared/api';
import { useCheckProposalQuery } from '../api/proposals-api';
import type { ShownOption } from '../model/shown-options';
import { refusedWords } from '../model/refused-words';
import { isAgreementNeeded } from '../model/step-words';
import { useDesk } from './desk-context';
import { useOwnName, type OptionActs } from './use-apply-option';

/** What a step lacks, by its number. */
type Faults = Readonly<Record<number, string>>;

const NONE_LEFT_OUT: readonly number[] = [];

/** What is left out of the options of a proposal, by their numbers; kept while another one is looked at. */
export type LeftOut = Readonly<Record<number, { key: string; seqs: readonly number[] }>>;

export interface LeavesOut {
  leftOut: LeftOut;
  onLeftOut: (leftOut: LeftOut) => void;
}

/** What is found first may be applied before the rest is. */
const mayBeApplied = ({ state, options }: ProposalView): boolean =>
  state === 'ready' || state === 'undone' || (state === 'computing' && options.length > 0);

/** While ways are looked for, another one may take the place of this one. */
const stepsKey = ({ steps }: ShownOption): string =>
  steps.map(({ seq, op, id }) => `${seq} ${op} ${id}`).join();

/** One option: what of it is kept, how customers agreed, and what was refused. */
export function useOption(
  proposal: ProposalView,
  option: ShownOption,
  acts: OptionActs,
  { leftOut: ofAll, onLeftOut }: LeavesOut,
) {
  const { words } = useDesk();
  const ownName = useOwnName();
  const key = stepsKey(option);
  const left = ofAll[option.no];
  const leftOut = left?.key === key ? left.seqs : NONE_LEFT_OUT;
  const [asked, setAsked] = useState<Faults>({});
  const [refused, setRefused] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const { _id: id } = proposal;
  const mayApply = mayBeApplied(proposal);
  const leaveOut = leftOut.toSorted((a, b) => a - b);
  const isChecked = mayApply && leftOut.length > 0;
  const check = useCheckProposalQuery(isChecked ? { id, option: option.no, leaveOut } : skipToken);
  const kept = useMemo(
    () => option.steps.filter(({ seq }) => !leftOut.includes(seq)),
    [option, leftOut],
  );
  const calls = kept.filter(({ call }) => call);
  const problems = isChecked ? (check.currentData?.problems ?? []) : [];
  const isDependent = problems.some(({ code }) => code === 'STEPS_DEPEND');
  const canApply = mayApply && !isSending && kept.length > 0 && !isDependent;

  const wordsOf = (step: PlanStep): string => words.of(step).trim();
  const missing = (): PlanStep[] =>
    calls.filter((step) => isAgreementNeeded(step) && wordsOf(step).length < AGREED_LENGTH.min);
  const act = async (send: () => Promise<unknown>): Promise<void> => {
    setSending(true);
    setRefused(null);
    const error = await send();
    setSending(false);
    if (error === null) return words.forget(proposal);
    const { details } = apiErrorOf(error);
    setRefused(refusedWords(error, ownName));
    if (apiErrorOf(error).code === 'AGREEMENT_NEEDED' && Array.isArray(details.steps)) {
      setAsked(Object.fromEntries(details.steps.map((seq: number) => [seq, AGREED_IN_WORDS])));
    }
  };
  return {
    mayApply,
    /** The one answer for the button and for Enter. */
    canApply,
    isSending,
    refused,
    asked,
    calls,
    kept,
    problems,
    totals: (isChecked && check.currentData?.totals) || option.totals,
    isLeftOut: (seq: number) => leftOut.includes(seq),
    toggle: (seq: number) => {
      setRefused(null);
      const others = leftOut.filter((one) => one !== seq);
      const seqs = leftOut.includes(seq) ? others : [...leftOut, seq];
      onLeftOut({ ...ofAll, [option.no]: { key, seqs } });
    },
    agreed: (step: PlanStep) => words.of(step),
    agree: (step: PlanStep, how: string) => {
      words.type(proposal, step, how);
      setAsked({ ...asked, [step.seq]: '' });
    },
    /** @returns the number of the first step whose customer's words are missing; null: there is none */
    apply: (): number | null => {
      if (!canApply) return null;
      const lacking = missing();
      setAsked(Object.fromEntries(lacking.map(({ seq }) => [seq, AGREED_IN_WORDS])));
      if (lacking[0]) return lacking[0].seq;
      const told: Record<string, string> = {};
      for (const step of calls.filter(isAgreementNeeded)) told[step.seq] = wordsOf(step);
      const wanted = {
        option: option.no,
        title: option.title,
        leaveOut,
        agreed: told,
      };
      void act(() => acts.apply(proposal, wanted));
      return null;
    },
    undo: () => void act(() => acts.undo(proposal)),
  };
}

export type ShownState = ReturnType<typeof useOption>;
