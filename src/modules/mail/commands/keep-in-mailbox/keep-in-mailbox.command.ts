import { Command } from '@nestjs/cqrs';
import type { MailMessage } from '#platform/mail-transport/mail-transport.js';

/** Puts a message into the local mailbox; one Message-ID is stored once, however often it comes. */
export class KeepInMailboxCommand extends Command<void> {
  constructor(readonly message: MailMessage) {
    super();
  }
}
