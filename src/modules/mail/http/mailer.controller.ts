import { Body, Controller, Get, HttpCode, Param, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Post } from '#platform/http/idempotency/post.js';
import { ObjectIdPipe } from '#platform/http/object-id.pipe.js';
import { Requires } from '#platform/http/requires.js';
import { RetryEmailCommand } from '../commands/retry-email/retry-email.command.js';
import { SendEmailCommand } from '../commands/send-email/send-email.command.js';
import { SEND_WAIT_SECONDS } from '../contract/mail-terms.js';
import type {
  CustomerDataView,
  EmailStatusView,
  QuotedPriceView,
  SendAcceptedView,
} from '../contract/mail.view.js';
import { ProposalQueryDto } from '../contract/proposal.query.dto.js';
import type { ProposalView } from '../contract/proposal.view.js';
import { SendEmailDto } from '../contract/send-email.dto.js';
import { AwaitDeliveryQuery } from '../queries/await-delivery/await-delivery.query.js';
import { GetCustomerDataQuery } from '../queries/get-customer-data/get-customer-data.query.js';
import { GetEmailQuery } from '../queries/get-email/get-email.query.js';
import { GetProposalQuery } from '../queries/get-proposal/get-proposal.query.js';
import { GetQuotedPriceQuery } from '../queries/get-quoted-price/get-quoted-price.query.js';
import { MakeSafeQuery } from '../queries/make-safe/make-safe.query.js';

@Controller('mailer')
@Requires('sell')
export class MailerController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** Shows the merge fields of a customer. */
  @Get('customerdata/:id')
  customerData(@Param('id', ObjectIdPipe) id: string): Promise<CustomerDataView> {
    return this.queries.execute(new GetCustomerDataQuery(id));
  }

  /** Shows what the server adds to a customer's quotes and confirmations. */
  @Get('proposal')
  proposal(@Query() { customerId }: ProposalQueryDto): Promise<ProposalView> {
    return this.queries.execute(new GetProposalQuery(customerId));
  }

  /**
   * Sends an email to a customer.
   * @remarks 200 when it is delivered in time, else 202: it is on its way.
   */
  @Post('send')
  @HttpCode(200)
  @ApiResponse({ status: 200, description: 'Delivered' })
  @ApiResponse({ status: 202, description: 'Accepted, and on its way' })
  async send(
    @Body() email: SendEmailDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SendAcceptedView> {
    const html = await this.queries.execute(new MakeSafeQuery(email.html));
    const accepted = await this.commands.execute(new SendEmailCommand(email, html));
    const { emailId } = accepted;
    const limitMs = SEND_WAIT_SECONDS * 1_000;
    if (await this.queries.execute(new AwaitDeliveryQuery(emailId, limitMs))) {
      return { emailId, status: 'sent' };
    }
    void reply.status(202);
    return accepted;
  }

  /** Shows where an email is. */
  @Get('email/:emailId')
  email(@Param('emailId', ObjectIdPipe) emailId: string): Promise<EmailStatusView> {
    return this.queries.execute(new GetEmailQuery(emailId));
  }

  /** Shows what a quote said that the move comes to. */
  @Get('email/:emailId/quote')
  quotedPrice(@Param('emailId', ObjectIdPipe) emailId: string): Promise<QuotedPriceView> {
    return this.queries.execute(new GetQuotedPriceQuery(emailId));
  }

  /** Sends a failed email again. */
  @Post('email/:emailId/retry')
  @HttpCode(202)
  retry(@Param('emailId', ObjectIdPipe) emailId: string): Promise<EmailStatusView> {
    return this.commands.execute(new RetryEmailCommand(emailId));
  }
}
