import { Button, Group } from '@mantine/core';
import type { JSX } from 'react';
import type { ProposalView } from '#modules/planning/contract/proposal.view.js';
import { KeyHint } from '../../../shared/shortcuts';
import { confirm } from '../../../shared/ui';
import styles from './desk.module.css';
import type { ShownState } from './use-option';

export interface OptionFootProps {
  proposal: ProposalView;
  shown: ShownState;
  onApply: () => void;
}

/** What can be done with the option: as it stands the one next thing is filled. */
export function OptionFoot({ proposal, shown, onApply }: OptionFootProps): JSX.Element {
  const { state } = proposal;
  const { mayApply, isSending, kept, problems } = shown;
  const isDependent = problems.some(({ code }) => code === 'STEPS_DEPEND');
  const discard = async (): Promise<void> => {
    const agreed = await confirm({
      title: 'Please Confirm',
      message: 'Discard this proposal? Nothing of it was done.',
      confirmLabel: 'Discard',
      danger: true,
    });
    if (agreed) shown.discard();
  };
  return (
    <footer className={styles.foot}>
      <Group gap="xs">
        {state === 'applied' ? (
          <Button variant="default" loading={isSending} onClick={shown.undo}>
            Undo all of it
          </Button>
        ) : (
          <Button
            disabled={!mayApply || kept.length === 0 || isDependent}
            loading={isSending}
            onClick={onApply}
          >
            {state === 'undone' ? 'Apply again' : 'Apply'}
          </Button>
        )}
        {state !== 'applied' && (
          <Button variant="default" disabled={isSending} onClick={() => void discard()}>
            {state === 'computing' ? 'Stop' : 'Discard'}
          </Button>
        )}
      </Group>
      <span className={styles.hint} data-key-hint>
        <KeyHint of="nextStep" /> <KeyHint of="previousStep" /> steps ·{' '}
        <KeyHint of="leaveStepOut" /> leaves out · <KeyHint of="applyOption" /> applies
      </span>
    </footer>
  );
}
