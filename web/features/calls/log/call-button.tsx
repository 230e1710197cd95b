import { Button } from '@mantine/core';
import { IconPhonePlus } from '@tabler/icons-react';
import type { JSX } from 'react';
import { useOpening } from '../../../shared/pages';
import type { CallCustomer } from './call-customer';
import { CallDialog } from './call-dialog';

/** Opens the dialog that logs a call. */
export function CallButton({ customer }: { customer: CallCustomer }): JSX.Element {
  const [open, setOpen] = useOpening('call');
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
