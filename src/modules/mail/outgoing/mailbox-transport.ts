import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type {
  DeliveryRecord,
  HandOver,
  MailMessage,
  MailTransport,
} from '#platform/mail-transport/mail-transport.js';
import { KeepInMailboxCommand } from '../commands/keep-in-mailbox/keep-in-mailbox.command.js';
import { IsInMailboxQuery } from '../queries/is-in-mailbox/is-in-mailbox.query.js';

/** The local mailbox: messages stay on this server, where people can open them in the browser. */
@Injectable()
export class MailboxTransport implements MailTransport {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async deliver(message: MailMessage): Promise<HandOver> {
    await this.commands.execute(new KeepInMailboxCommand(message));
    return { kind: 'taken', refusedAddresses: [] };
  }

  async recordOf(messageId: string): Promise<DeliveryRecord> {
    return (await this.queries.execute(new IsInMailboxQuery(messageId))) ? 'delivered' : 'absent';
  }
}
