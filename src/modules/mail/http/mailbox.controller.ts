import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Requires } from '#platform/http/requires.js';
import type { MailboxMessageView, MailboxRow } from '../contract/mail.view.js';
import { GetMailboxMessageQuery } from '../queries/get-mailbox-message/get-mailbox-message.query.js';
import { ListMailboxQuery } from '../queries/list-mailbox/list-mailbox.query.js';

/** The local mailbox, when mail stays on this server. */
@Controller('mailbox')
@Requires('sell')
export class MailboxController {
  constructor(private readonly queries: QueryBus) {}

  /** Lists the emails in the local mailbox. */
  @Get()
  list(): Promise<MailboxRow[]> {
    return this.queries.execute(new ListMailboxQuery());
  }

  /** Shows an email of the local mailbox. */
  @Get(':id')
  get(@Param('id', ObjectIdPipe) id: string): Promise<MailboxMessageView> {
    return this.queries.execute(new GetMailboxMessageQuery(id));
  }
}
