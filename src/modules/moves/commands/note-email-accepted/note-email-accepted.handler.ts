import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { emailAccepted } from '../../domain/facts.js';
import { CustomerRepository } from '../../persistence/customer.repository.js';
import { NoteEmailAcceptedCommand } from './note-email-accepted.command.js';
import type { EmailBasis } from './note-email-accepted.command.js';

@CommandHandler(NoteEmailAcceptedCommand)
export class NoteEmailAcceptedHandler implements ICommandHandler<NoteEmailAcceptedCommand> {
  constructor(private readonly customers: CustomerRepository) {}

  async execute({ customerId }: NoteEmailAcceptedCommand): Promise<EmailBasis> {
    const customer = await this.customers.lock(customerId);
    await this.customers.save(customer, emailAccepted(customer));
    const { branchId, version } = customer;
    return { branchId, version };
  }
}
