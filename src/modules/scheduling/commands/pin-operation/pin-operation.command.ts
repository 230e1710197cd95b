import { Command } from '@nestjs/cqrs';
import type { Pin } from '#modules/moves/contract/move-terms.js';

/**
 * Lets whoever plans the day leave an operation as it is, or no longer.
 * @throws 404; 409 NOT_ON_BOARD; 422 DAY_PAST
 */
export class PinOperationCommand extends Command<Pin | null> {
  constructor(
    readonly operationId: string,
    /** `''`: nothing is said; null: it may be moved again. */
    readonly why: string | null,
  ) {
    super();
  }
}
