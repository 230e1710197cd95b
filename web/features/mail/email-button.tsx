import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import { EmailComposer } from './composer/lazy-composer';
import { LastSent } from './last-sent';
import type { MailCustomer } from './mail-customer';
import { useMayWrite } from './use-may-write';

/** Opens the composer. */
export function EmailButton({ customer }: { customer: MailCustomer }): JSX.Element {
  const [open, setOpen] = useState(false);
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
          E-mail
        </Button>
      </LastSent>
      {open && <EmailComposer customer={customer} onClose={() => setOpen(false)} />}
    </>
  );
}
