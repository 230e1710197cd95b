import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { callLogged } from '../../domain/facts.js';
import { CustomerRepository } from '../../persistence/customer.repository.js';
import { NoteCallCommand } from './note-call.command.js';

@CommandHandler(NoteCallCommand)
export class NoteCallHandler implements ICommandHandler<NoteCallCommand> {
  constructor(private readonly customers: CustomerRepository) {}

  async execute({ customerId, call }: NoteCallCommand): Promise<void> {
    const customer = await this.customers.lock(customerId);
    await this.customers.save(customer, callLogged(customer, call));
  }
}
