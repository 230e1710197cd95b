import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { emailAccepted } from '../../domain/customer-milestones.js';
import { MoveRepository } from '../../persistence/move.repository.js';
import { NoteEmailAcceptedCommand } from './note-email-accepted.command.js';
import type { EmailBasis } from './note-email-accepted.command.js';

@CommandHandler(NoteEmailAcceptedCommand)
export class NoteEmailAcceptedHandler implements ICommandHandler<NoteEmailAcceptedCommand> {
  constructor(private readonly moves: MoveRepository) {}

  async execute({ customerId }: NoteEmailAcceptedCommand): Promise<EmailBasis> {
    const customer = await this.moves.lockCustomer(customerId);
    await this.moves.saveCustomer(customer, emailAccepted(customer));
    const { branchId, version } = customer;
    return { branchId, version };
  }
}
