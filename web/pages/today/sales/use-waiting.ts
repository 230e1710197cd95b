import type {
  SalesList,
  SalesTodayView,
  WaitingCustomerView,
} from '#modules/customers/contract/sales-today.view.js';
import { useGetSalesTodayQuery, type BranchToday } from '../api';
import { KEEPING_UP, type Asked } from '../part';

/** Whom to call next, and the list that they are in. */
export interface NextToCall {
  customer: WaitingCustomerView;
  list: SalesList;
}

/** Who waits for a salesperson; asked for once, however many parts show it. */
export function useWaiting(branch: BranchToday): {
  asked: Asked<SalesTodayView>;
  next: NextToCall | null;
} {
  const asked = useGetSalesTodayQuery(branch, KEEPING_UP);
  return { asked, next: nextOf(asked.currentData) };
}

/** Who is due, else who is to be followed up. */
function nextOf(waiting: SalesTodayView | undefined): NextToCall | null {
  for (const list of ['calls', 'followUps'] as const) {
    const customer = waiting?.[list].customers[0];
    if (customer) return { customer, list };
  }
  return null;
}
