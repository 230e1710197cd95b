import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import { EmailComposer } from './composer/lazy-composer';
import type { MailCustomer } from './mail-customer';

/** Opens the composer. */
export function EmailButton({ customer }: { customer: MailCustomer }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMail size={15} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        E-mail
      </Button>
      {open && <EmailComposer customer={customer} onClose={() => setOpen(false)} />}
    </>
  );
}
