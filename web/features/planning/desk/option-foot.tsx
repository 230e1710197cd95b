import { Button, Group } from '@mantine/core';
import type { JSX } from 'react';
import type { ProposalView } from '#modules/planning/contract/proposal.view.js';
import { KeyHint } from '../../../shared/shortcuts';
import styles from './desk.module.css';
import { DiscardButton } from './discard-button';
import type { ShownState } from './use-option';

export interface OptionFootProps {
  proposal: ProposalView;
  /** Without any, there is nothing to apply. */
  hasSteps: boolean;
  shown: ShownState;
  /** Somebody changed some of its steps: to apply it is not the next thing. */
  isOutOfDate: boolean;
  onApply: () => void;
}

/** What can be done with the option: as it stands the one next thing is filled. */
export function OptionFoot(props: OptionFootProps): JSX.Element {
  const { proposal, hasSteps, shown, isOutOfDate, onApply } = props;
  const { state } = proposal;
  const { canApply, isSending } = shown;
  return (
    <footer className={styles.foot}>
      <Group gap="xs">
        {state === 'applied' ? (
          <Button variant="default" loading={isSending} onClick={shown.undo}>
            Undo all of it
          </Button>
        ) : (
          <>
            {hasSteps && (
              <Button
                variant={isOutOfDate ? 'default' : 'filled'}
                disabled={!canApply}
                loading={isSending}
                onClick={onApply}
              >
                {state === 'undone' ? 'Apply again' : 'Apply'}
              </Button>
            )}
            <DiscardButton proposal={proposal} disabled={isSending} />
          </>
        )}
      </Group>
      {hasSteps && (
        <span className={styles.hint} data-key-hint>
          <KeyHint of="nextStep" /> <KeyHint of="previousStep" /> steps
          {shown.mayApply && (
            <>
              {' '}
              · <KeyHint of="leaveStepOut" /> leaves out · <KeyHint of="applyOption" /> applies
            </>
          )}
        </span>
      )}
    </footer>
  );
}
