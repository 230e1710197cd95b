import { Command } from '@nestjs/cqrs';
import type { Outcome } from '../../domain/delivery-plan.js';

/** Notes how an attempt ended, and plans the next one if there is to be one. Idempotent. */
export class FinishDeliveryCommand extends Command<void> {
  constructor(
    readonly emailId: string,
    readonly attempt: number,
    readonly outcome: Outcome,
  ) {
    super();
  }
}
