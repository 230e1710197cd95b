import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { callLogged } from '../../domain/customer-milestones.js';
import { MoveRepository } from '../../persistence/move.repository.js';
import { NoteCallCommand } from './note-call.command.js';

@CommandHandler(NoteCallCommand)
export class NoteCallHandler implements ICommandHandler<NoteCallCommand> {
  constructor(private readonly moves: MoveRepository) {}

  async execute({ customerId, call }: NoteCallCommand): Promise<void> {
    const customer = await this.moves.lockCustomer(customerId);
    await this.moves.saveCustomer(customer, callLogged(customer, call));
  }
}
