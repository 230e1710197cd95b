import { Command } from '@nestjs/cqrs';
import type { PlacedView } from '../../contract/booking.view.js';
import type { ExpectedTime } from '../../contract/expectations.js';
import type { StartChange } from '../other-start.js';
import type { WantedHours } from '../retiming.js';

export interface Retiming extends WantedHours {
  readonly branchId: string;
  readonly operationId: string;
  /** Of the customer, as the sender saw it. */
  readonly version: number;
  /** How the customer agreed to another start. */
  readonly agreed?: string | undefined;
  readonly expect?: ExpectedTime | undefined;
  /** What the act did to its start that this takes back. */
  readonly takesBack?: StartChange | undefined;
}

/**
 * Gives an operation on a board another start or length; its truck stays.
 * @throws 404, 409 as an assignment and NOT_ON_BOARD ALREADY_STARTED, 422 START_NOT_OFFERED AGREEMENT_NEEDED
 */
export class RetimeOperationCommand extends Command<PlacedView> {
  constructor(readonly retiming: Retiming) {
    super();
  }
}
