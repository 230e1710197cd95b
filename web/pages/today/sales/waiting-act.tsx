import { Button } from '@mantine/core';
import { IconMail, IconPhone, IconSend, type Icon } from '@tabler/icons-react';
import type { JSX } from 'react';
import type {
  SalesList,
  WaitingCustomerView,
} from '#modules/customers/contract/sales-today.view.js';
import type { WaitingActs } from './use-waiting-acts';

export interface WaitingActProps {
  customer: WaitingCustomerView;
  list: SalesList;
  acts: WaitingActs;
}

/** The one thing to do with somebody who waits. */
export function WaitingAct({ customer, list, acts }: WaitingActProps): JSX.Element {
  const { label, Picture, act, spoken = label } = actOf(customer, list, acts);
  const { firstName, lastName } = customer;
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={<Picture size={14} aria-hidden />}
      aria-label={`${spoken} ${firstName} ${lastName}`}
      onClick={act}
    >
      {label}
    </Button>
  );
}

interface Act {
  label: string;
  /** Before the customer's name, for those who do not see the list. */
  spoken?: string;
  Picture: Icon;
  act: () => void;
}

function actOf(customer: WaitingCustomerView, list: SalesList, { call, open }: WaitingActs): Act {
  if (list === 'silentQuotes')
    return { label: 'Email', Picture: IconMail, act: () => open(customer, 'email') };
  if (list !== 'toConfirm') return { label: 'Call', Picture: IconPhone, act: () => call(customer) };
  const send = { Picture: IconSend, act: () => open(customer, 'confirmation') };
  if (customer.why === 'reconfirm') return { ...send, label: 'Reconfirm' };
  return { ...send, label: 'Send', spoken: 'Send the confirmation to' };
}
