import { CommandBus, CommandHandler, QueryBus } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { ruleBroken } from '#kernel/domain-error.js';
import { newId } from '#kernel/ids.js';
import { sumOfMaxima } from '#kernel/maximum.js';
import { toCents } from '#kernel/money.js';
import { currentActor } from '#platform/actor/actor.js';
import { Clock } from '#platform/clock/clock.js';
import { DatabaseTime } from '#platform/database/database-time.js';
import { Jobs } from '#platform/queue/jobs.js';
import { NoteEmailAcceptedCommand } from '#modules/moves/index.js';
import { PROMISING_TEMPLATES } from '#modules/promises/contract/promise.view.js';
import { FreezePromisesCommand } from '#modules/promises/index.js';
import { GetCustomerRangesQuery } from '#modules/ranges/index.js';
import type { CustomerRanges } from '#modules/ranges/index.js';
import { copyAddresses } from '../../contract/recipients.js';
import { incompleteSentence } from '../../domain/proposal.js';
import type { Email } from '../../email.js';
import { DELIVER_EMAIL } from '../../jobs/deliver-email.job.js';
import { EmailRepository } from '../../persistence/email.repository.js';
import { withAppended } from '../../markup/proposal-html.js';
import type { SafeHtml } from '../../markup/safe-html.js';
import { ProposalReader } from '../../queries/proposal-reader.js';
import { ConfirmationGate } from '../confirmation-gate.js';
import { SendEmailCommand } from './send-email.command.js';
import type { AcceptedEmail } from './send-email.command.js';

type Quoted = Pick<Email, 'quotedCents' | 'quotedMost'>;

const NOT_QUOTED: Quoted = { quotedCents: null, quotedMost: null };

@CommandHandler(SendEmailCommand)
export class SendEmailHandler implements ICommandHandler<SendEmailCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly gate: ConfirmationGate,
    private readonly proposals: ProposalReader,
    private readonly emails: EmailRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly time: DatabaseTime,
  ) {}

  async execute({ email, html, handOver }: SendEmailCommand): Promise<AcceptedEmail> {
    const { customerId, recipient, recipientcc = '', subject, template } = email;
    // First, because it locks the customer.
    const { branchId, version } = await this.commands.execute(
      new NoteEmailAcceptedCommand(customerId),
    );
    await this.gate.pass(customerId, template);
    const promising = PROMISING_TEMPLATES.find((known) => known === template);
    const told = promising
      ? await this.queries.execute(new GetCustomerRangesQuery(customerId))
      : null;
    const whole = told ? await this.complete(html, customerId, told) : html;
    const accepted = this.clock.now();
    const id = newId(accepted.getTime());
    await this.emails.insert({
      ...{ id, customerId, branchId, template, subject, recipient, html: whole, accepted },
      cc: copyAddresses(recipientcc),
      sender: currentActor().employeeId,
      messageId: `<${id}@emma.mail>`,
      acceptedVersion: version,
      ...{ status: 'queued', attempts: 0, tries: 0, transport: null, error: null },
      ...{ due: await this.time.now(), holdUntil: null, sent: null },
      ...(template === 'rfq' ? await this.quoted(customerId, told) : NOT_QUOTED),
    });
    if (promising && told) {
      const telling = { emailId: id, template: promising, at: accepted };
      await this.commands.execute(new FreezePromisesCommand(telling, told.ranges));
    }
    if (handOver === 'by-job') await this.jobs.enqueue(DELIVER_EMAIL, { emailId: id });
    return { emailId: id, status: 'queued' };
  }

  /** What a quote says that the move comes to, in cents: at most, where that is promised, or else as estimated. */
  private async quoted(customerId: string, told: CustomerRanges | null): Promise<Quoted> {
    const days = await this.emails.estimatedDays(customerId);
    if (days.length === 0) return NOT_QUOTED;
    const most = sumOfMaxima(days.map(({ id }) => told?.maxima.get(id) ?? null));
    const estimated = days.reduce((sum, { cents }) => sum + cents, 0);
    return { quotedCents: most ? toCents(most.price) : estimated, quotedMost: most !== null };
  }

  /** The email with the proposal that its branch's state asks for. */
  private async complete(
    html: SafeHtml,
    customerId: string,
    { maxima }: CustomerRanges,
  ): Promise<SafeHtml> {
    const { missing, html: proposal } = await this.proposals.read(customerId, maxima);
    if (missing.length > 0) {
      throw ruleBroken('PROPOSAL_INCOMPLETE', incompleteSentence(missing), { missing });
    }
    return proposal === null ? html : withAppended(html, proposal);
  }
}
