import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { apiErrorOf } from '../../../shared/api';
import { toast } from '../../../shared/ui';
import { useLazyGetCustomerQuery } from '../api';

/** What a former contract tells of the person, by the names that both forms have. */
const TAKEN = [
  'phone',
  'phoneType',
  'email',
  'referredBy',
  'altFirstName',
  'altLastName',
  'altPhone',
  'altPhoneType',
  'altEmail',
] as const satisfies readonly (keyof CustomerView)[];
type Taken = (typeof TAKEN)[number];

/** The fields that are still empty here and known there. */
export const missingContact = (
  former: Pick<CustomerView, Taken>,
  typed: Partial<Record<Taken, unknown>>,
): [Taken, string][] =>
  TAKEN.flatMap((field): [Taken, string][] =>
    !typed[field] && former[field] ? [[field, former[field]]] : [],
  );

/** Loads a former contract to take over what it tells (R-CUST-25). */
export function useTakeOver(
  take: (former: CustomerView) => void,
): (customerId: string) => Promise<void> {
  const [load] = useLazyGetCustomerQuery();
  return async (customerId) => {
    try {
      take(await load(customerId, true).unwrap());
    } catch (error) {
      toast.error(`Not taken over: ${apiErrorOf(error).message}`, { refusal: error });
    }
  };
}
