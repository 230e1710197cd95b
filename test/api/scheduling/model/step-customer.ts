import { UNBOOKED } from './board-state.js';
import type { BoardState } from './board-state.js';
import type { Call } from './call.js';

type CustomerCall = Extract<Call, { kind: 'cancel' | 'reactivate' }>;

export function stepCustomer(state: BoardState, { kind, customer: id, version }: CustomerCall) {
  const customer = state.customers[id];
  if (!customer) return 'NOT_FOUND';
  if (version !== customer.version) return 'STALE_NOUNCE';
  if (kind === 'cancel' && !customer.active) return 'CUSTOMER_INACTIVE';
  customer.version += 1;
  customer.active = kind === 'reactivate';
  if (kind === 'reactivate') return 'OK';
  for (const operation of Object.values(state.operations)) {
    if (operation.customer !== id || operation.place === UNBOOKED) continue;
    operation.place = UNBOOKED;
    operation.changed = customer.version;
  }
  return `OK ${customer.version}`;
}
