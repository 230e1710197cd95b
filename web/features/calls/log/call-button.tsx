import { Button } from '@mantine/core';
import { IconPhonePlus } from '@tabler/icons-react';
import { useState, type JSX } from 'react';
import type { CallCustomer } from './call-customer';
import { CallDialog } from './call-dialog';

/** Opens the dialog that logs a call. */
export function CallButton({ customer }: { customer: CallCustomer }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPhonePlus size={15} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Log call
      </Button>
      {open && <CallDialog customer={customer} onClose={() => setOpen(false)} />}
    </>
  );
}
