import { Body, Controller, HttpCode } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Post } from '#platform/http/idempotency/post.js';
import { Requires } from '#platform/http/requires.js';
import { IssueTicketCommand } from '../commands/issue-ticket/issue-ticket.command.js';
import type { TicketView } from '../contract/access.view.js';
import { TicketDto } from '../contract/ticket.dto.js';

@Controller('tickets')
export class TicketsController {
  constructor(private readonly commands: CommandBus) {}

  /**
   * Issues an address that the browser may open once, without a token.
   * @remarks A browser can put no token on a download or a new page.
   */
  @Post()
  @HttpCode(200)
  @Requires('sell')
  issue(@Body() body: TicketDto): Promise<TicketView> {
    return this.commands.execute(new IssueTicketCommand(body.for));
  }
}
