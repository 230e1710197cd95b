import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { newId } from '#kernel/ids.js';
import { Clock } from '#platform/clock/clock.js';
import { Db } from '#platform/database/db.js';
import { KeepInMailboxCommand } from './keep-in-mailbox.command.js';

const INSERT = `
  insert into mail.mailbox_message
    (id, message_id, sender_name, sender_address, recipient, cc, subject, html, sent)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (message_id) do nothing`;

@CommandHandler(KeepInMailboxCommand)
export class KeepInMailboxHandler implements ICommandHandler<KeepInMailboxCommand> {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async execute({ message }: KeepInMailboxCommand): Promise<void> {
    const { messageId, from, to, cc, subject, html } = message;
    const now = this.clock.now();
    await this.db.execute(INSERT, [
      ...[newId(now.getTime()), messageId, from.name, from.address],
      ...[to, cc, subject, html, now],
    ]);
  }
}
