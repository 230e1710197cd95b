import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconMailCheck, IconX } from '@tabler/icons-react';
import { useEffect, useState, type JSX } from 'react';
import { apiErrorOf } from '../../shared/api';
import { useOpening } from '../../shared/pages';
import { toast, useLatest } from '../../shared/ui';
import styles from './confirmation-button.module.css';
import { EMAIL_TOOLTIP_DELAY_MS, LastSent } from './last-sent';
import type { MailCustomer } from './mail-customer';
import type { SaveGate } from './saved-first';
import { useConfirmation, type ConfirmationWriting } from './use-confirmation';

const CONFIRMATIONS = ['confirmation', 'autoconfirm'] as const;

export interface ConfirmationButtonProps {
  customer: MailCustomer;
  gate: SaveGate;
  /** Stores that no new confirmation is needed. */
  onDismiss: () => Promise<unknown>;
}

/** An address opens it as the button does: what is typed is saved first. */
function useAskedByAddress({ mayWrite, write }: ConfirmationWriting): void {
  const [isAsked, setAsked] = useOpening('confirmation');
  const writeNow = useLatest(write);
  useEffect(() => {
    if (!isAsked || !mayWrite) return;
    // With the next turn: by then the page has what was typed before a reload.
    const turn = setTimeout(() => {
      setAsked(false);
      void writeNow();
    });
    return () => clearTimeout(turn);
  }, [isAsked, mayWrite, setAsked, writeNow]);
}

/** Opens the composer with the confirmation; marked while what was confirmed is no longer true. */
export function ConfirmationButton(props: ConfirmationButtonProps): JSX.Element {
  const { customer, gate, onDismiss } = props;
  const writing = useConfirmation(customer, gate, useState(false));
  useAskedByAddress(writing);
  const { mayWrite, write, composer } = writing;
  const [isDismissing, setDismissing] = useState(false);
  // Nothing of a canceled move is to be confirmed.
  const reconfirm = customer.status === 'active' && customer.move.meta.reconfirm;
  const dismiss = async (): Promise<void> => {
    setDismissing(true);
    try {
      await onDismiss();
    } catch (error) {
      toast.error(apiErrorOf(error).message, { refusal: error });
    } finally {
      setDismissing(false);
    }
  };
  return (
    <span className={styles.pair}>
      <LastSent customer={customer} kinds={CONFIRMATIONS}>
        <Button
          variant="default"
          disabled={!mayWrite}
          className={reconfirm ? styles.marked : undefined}
          leftSection={
            reconfirm ? (
              <IconAlertTriangle size={15} aria-hidden />
            ) : (
              <IconMailCheck size={15} aria-hidden />
            )
          }
          onClick={() => void write()}
        >
          {reconfirm ? 'Requires reconfirmation' : 'Confirmation'}
        </Button>
      </LastSent>
      {reconfirm && (
        <Tooltip label="Dismiss: no new confirmation is needed" openDelay={EMAIL_TOOLTIP_DELAY_MS}>
          <ActionIcon
            variant="default"
            className={styles.dismiss}
            aria-label="Dismiss reconfirmation"
            loading={isDismissing}
            onClick={() => void dismiss()}
          >
            <IconX size={14} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      {composer}
    </span>
  );
}
