import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { customerTopic } from '../../contract/live.js';
import type { CustomerChange } from '../../contract/live.js';
import { emailDelivered } from '../../domain/facts.js';
import { MoveRepository } from '../../persistence/move.repository.js';
import { NoteEmailDeliveredCommand } from './note-email-delivered.command.js';

@CommandHandler(NoteEmailDeliveredCommand)
export class NoteEmailDeliveredHandler implements ICommandHandler<NoteEmailDeliveredCommand> {
  constructor(
    private readonly moves: MoveRepository,
    private readonly live: LiveChanges,
  ) {}

  async execute({ customerId, email }: NoteEmailDeliveredCommand): Promise<void> {
    const before = await this.moves.lockCustomer(customerId);
    const after = emailDelivered(before, email);
    await this.moves.saveCustomer(before, after);
    const change: CustomerChange = { kind: 'reconfirm', reconfirm: after.reconfirm };
    this.live.changed(customerTopic(customerId), change);
  }
}
