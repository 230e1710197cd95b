import type { Urgency } from '../../../../src/modules/customers/contract/customer-list-terms';
import { autobookingUrgency } from '../../../../src/modules/customers/contract/customer-list-terms';
import type { AutobookingRow } from '../../../../src/modules/customers/contract/lead-row.view';

/** By the server's own rule, as time goes on. */
export const urgencyOf = ({ created, firstCall }: AutobookingRow, now: number): Urgency =>
  autobookingUrgency(new Date(created), firstCall ? new Date(firstCall) : null, new Date(now));
