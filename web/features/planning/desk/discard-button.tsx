import { Button } from '@mantine/core';
import type { JSX } from 'react';
import type { ProposalView } from '#modules/planning/contract/proposal.view.js';
import { confirm } from '../../../shared/ui';
import { showRefusal, useBoardModel } from '../../scheduling';
import { useRemoveProposalMutation } from '../api/proposal-acts-api';
import { OF_THE_DAY, useDesk } from './desk-context';
import { fateWords } from './state-labels';

export interface DiscardButtonProps {
  proposal: ProposalView;
  disabled?: boolean;
}

const STOP = {
  label: 'Stop',
  question: 'Stop looking for ways? What was found is discarded; nothing of it was done.',
  failed: 'Not stopped',
};
const DISCARD = { label: 'Discard', question: 'Discard this proposal?', failed: 'Not discarded' };

/** Stops a search, or throws away what it found, after a question. */
export function DiscardButton({ proposal, disabled = false }: DiscardButtonProps): JSX.Element {
  const { _id: id, branchId, date, state } = proposal;
  const { onShown, words } = useDesk();
  const [remove, { isLoading }] = useRemoveProposalMutation();
  const timezone = useBoardModel()?.view.day.timezone ?? 'UTC';
  const { label, question, failed } = state === 'computing' ? STOP : DISCARD;
  const discard = async (): Promise<void> => {
    const agreed = await confirm({
      title: 'Please Confirm',
      message: state === 'computing' ? question : `${question} ${fateWords(proposal, timezone)}`,
      ...{ confirmLabel: label, danger: true },
    });
    if (!agreed) return;
    const { error } = await remove({ id, branchId, date });
    if (error) return showRefusal(failed, error);
    // What took its place has the words by now.
    if (proposal.replacedBy === null) words.forget(proposal);
    onShown(OF_THE_DAY);
  };
  return (
    <Button
      variant="default"
      disabled={disabled}
      loading={isLoading}
      onClick={() => void discard()}
    >
      {label}
    </Button>
  );
}
