import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useOpening } from '../../shared/pages';
import { useGetSelfQuery } from '../employees/index';
import { EmailComposer } from './composer/lazy-composer';
import { LastSent } from './last-sent';
import type { MailCustomer } from './mail-customer';
import type { SaveGate } from './saved-first';

/** Whether the composer may open: an email is sent in the name of the signed-in person. */
export const useMayWrite = (): boolean => useGetSelfQuery().data !== undefined;

export interface EmailButtonProps {
  customer: MailCustomer;
  gate: SaveGate;
}

/** Opens the composer. */
export function EmailButton({ customer, gate }: EmailButtonProps): JSX.Element {
  const [open, setOpen] = useOpening('email');
  const mayWrite = useMayWrite();
  return (
    <>
      <LastSent customer={customer}>
        <Button
          variant="default"
          leftSection={<IconMail size={15} aria-hidden />}
          disabled={!mayWrite}
          onClick={() => setOpen(true)}
        >
          Email
        </Button>
      </LastSent>
      {open && mayWrite && <EmailComposer {...{ customer, gate }} onClose={() => setOpen(false)} />}
    </>
  );
}
