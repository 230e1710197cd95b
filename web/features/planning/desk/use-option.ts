import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import { AGREED_LENGTH } from '#modules/scheduling/contract/limits.js';
import type { PlanStep, ProposalView } from '#modules/planning/contract/proposal.view.js';
import { apiErrorOf } from '../../../shared/api';
import { refusalText } from '../../scheduling';
import { useRemoveProposalMutation } from '../api/proposal-acts-api';
import { useCheckProposalQuery } from '../api/proposals-api';
import type { ShownOption } from '../model/shown-options';
import { isAgreementNeeded } from '../model/step-words';
import { OF_THE_DAY, useDesk } from './desk-context';
import type { OptionActs } from './use-apply-option';

/** What a step lacks, by its number. */
type Faults = Readonly<Record<number, string>>;

const NO_WORDS = 'Note how they agreed';
const CAN_APPLY: readonly ProposalView['state'][] = ['ready', 'undone'];

/** One option: what of it is kept, how customers agreed, and what was refused. */
export function useOption(proposal: ProposalView, option: ShownOption, acts: OptionActs) {
  const { branchId, date, onShown } = useDesk();
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const [agreed, setAgreed] = useState<Readonly<Record<string, string>>>({});
  const [asked, setAsked] = useState<Faults>({});
  const [refused, setRefused] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [discard] = useRemoveProposalMutation();
  const { _id: id, state } = proposal;
  const mayApply = CAN_APPLY.includes(state);
  const leaveOut = leftOut.toSorted((a, b) => a - b);
  const isChecked = mayApply && leftOut.length > 0;
  const check = useCheckProposalQuery(isChecked ? { id, option: option.no, leaveOut } : skipToken);
  const kept = useMemo(
    () => option.steps.filter(({ seq }) => !leftOut.includes(seq)),
    [option, leftOut],
  );
  const calls = kept.filter(({ call }) => call);
  const problems = isChecked ? (check.currentData?.problems ?? []) : [];

  const wordsOf = ({ seq }: PlanStep): string => (agreed[seq] ?? '').trim();
  const missing = (): PlanStep[] =>
    calls.filter((step) => isAgreementNeeded(step) && wordsOf(step).length < AGREED_LENGTH.min);
  const act = async (send: () => Promise<unknown>): Promise<void> => {
    setSending(true);
    setRefused(null);
    const error = await send();
    setSending(false);
    if (error === null) return;
    const { details } = apiErrorOf(error);
    setRefused(refusalText(error));
    if (apiErrorOf(error).code === 'AGREEMENT_NEEDED' && Array.isArray(details.steps)) {
      setAsked(Object.fromEntries(details.steps.map((seq: number) => [seq, NO_WORDS])));
    }
  };
  return {
    mayApply,
    isSending,
    refused,
    agreed,
    asked,
    calls,
    kept,
    problems,
    totals: (isChecked && check.currentData?.totals) || option.totals,
    isLeftOut: (seq: number) => leftOut.includes(seq),
    toggle: (seq: number) => {
      setRefused(null);
      setLeftOut(leftOut.includes(seq) ? leftOut.filter((one) => one !== seq) : [...leftOut, seq]);
    },
    agree: (seq: number, words: string) => {
      setAgreed({ ...agreed, [seq]: words });
      setAsked({ ...asked, [seq]: '' });
    },
    /** @returns the number of the first step whose customer's words are missing; null: it is sent */
    apply: (): number | null => {
      const lacking = missing();
      setAsked(Object.fromEntries(lacking.map(({ seq }) => [seq, NO_WORDS])));
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
    discard: () =>
      void act(async () => {
        const { error } = await discard({ id, branchId, date });
        if (!error) onShown(OF_THE_DAY);
        return error ?? null;
      }),
  };
}

export type ShownState = ReturnType<typeof useOption>;
