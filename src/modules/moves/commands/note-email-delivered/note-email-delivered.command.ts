import { Command } from '@nestjs/cqrs';
import type { DeliveredEmail } from '../../domain/customer-milestones.js';

/** Notes on a customer that an email was delivered. Needs and changes no version. Refused: 404. */
export class NoteEmailDeliveredCommand extends Command<void> {
  constructor(
    readonly customerId: string,
    readonly email: DeliveredEmail,
  ) {
    super();
  }
}
