import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconMailCheck, IconX } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import { apiErrorOf } from '../../shared/api';
import { toast } from '../../shared/ui';
import { EmailComposer } from './composer/lazy-composer';
import styles from './confirmation-button.module.css';
import { EMAIL_TOOLTIP_DELAY_MS, LastSent } from './last-sent';
import type { MailCustomer } from './mail-customer';
import { savedFirst, type SaveGate } from './saved-first';
import { useMayWrite } from './email-button';

const CONFIRMATIONS = ['confirmation', 'autoconfirm'] as const;

export interface ConfirmationButtonProps {
  customer: MailCustomer;
  gate: SaveGate;
  /** Stores that no new confirmation is needed. */
  onDismiss: () => Promise<unknown>;
}

/** Opens the composer with the confirmation; marked while what was confirmed no longer holds. */
export function ConfirmationButton(props: ConfirmationButtonProps): JSX.Element {
  const { customer, gate, onDismiss } = props;
  const [open, setOpen] = useState(false);
  const mayWrite = useMayWrite();
  const [isDismissing, setDismissing] = useState(false);
  const { reconfirm } = customer.move.meta;
  const write = async (): Promise<void> => {
    const before = await savedFirst(gate);
    if (before === 'clean' || before === 'saved') setOpen(true);
  };
  const dismiss = async (): Promise<void> => {
    setDismissing(true);
    try {
      await onDismiss();
    } catch (error) {
      toast.error(apiErrorOf(error).message, { stays: true });
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
      {reconfirm && customer.status === 'active' && (
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
      {open && (
        <EmailComposer {...{ customer, gate }} kind="confirmation" onClose={() => setOpen(false)} />
      )}
    </span>
  );
}
