import { useNavigate } from 'react-router-dom';
import type { WaitingCustomerView } from '#modules/customers/contract/sales-today.view.js';
import { tomorrowMorning, usePlanCall } from '../../../features/customers';
import { phoneLink } from '../../../shared/format';
import { openingAt, withWayBack, type Opening } from '../../../shared/pages';

/** What can be done with somebody who waits. */
export interface WaitingActs {
  /** Dials, and opens the customer with a note of the call. */
  call: (customer: WaitingCustomerView) => void;
  snooze: (customer: WaitingCustomerView) => void;
  open: (customer: WaitingCustomerView, opening?: Opening) => void;
}

/** Goes with the address of each customer. */
export const FROM_TODAY = withWayBack('/emma/today');

function dial(phone: string): void {
  const href = phoneLink(phone);
  if (href === null) return;
  const link = document.createElement('a');
  link.href = href;
  link.click();
}

export function useWaitingActs(): WaitingActs {
  const navigate = useNavigate();
  const plan = usePlanCall();
  const open: WaitingActs['open'] = ({ _id }, opening) =>
    void navigate(opening ? openingAt(_id, opening) : `/emma/customer/${_id}`, {
      state: FROM_TODAY,
    });
  return {
    open,
    call: (customer) => {
      dial(customer.phone);
      open(customer, 'call');
    },
    snooze: ({ timezone, ...customer }) => {
      const at = tomorrowMorning(timezone, Date.now());
      void plan({ ...customer, branch: { timezone } }, at);
    },
  };
}
