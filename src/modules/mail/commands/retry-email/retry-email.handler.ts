import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { conflict } from '#kernel/domain-error.js';
import { DatabaseTime } from '#platform/database/database-time.js';
import { Jobs } from '#platform/queue/jobs.js';
import { MAIL_ERRORS } from '../../contract/mail-terms.js';
import type { EmailStatusView } from '../../contract/mail.view.js';
import { DELIVER_EMAIL } from '../../jobs/deliver-email.job.js';
import { isRetryable } from '../../domain/email-status.js';
import { emailStatusView } from '../../persistence/email.mapper.js';
import { EmailRepository } from '../../persistence/email.repository.js';
import { RetryEmailCommand } from './retry-email.command.js';

@CommandHandler(RetryEmailCommand)
export class RetryEmailHandler implements ICommandHandler<RetryEmailCommand> {
  constructor(
    private readonly emails: EmailRepository,
    private readonly jobs: Jobs,
    private readonly time: DatabaseTime,
  ) {}

  async execute({ emailId }: RetryEmailCommand): Promise<EmailStatusView> {
    const email = await this.emails.lock(emailId);
    if (!isRetryable(email.status)) {
      throw conflict('EMAIL_NOT_RETRYABLE', MAIL_ERRORS.EMAIL_NOT_RETRYABLE);
    }
    const queued = await this.emails.move(email, {
      status: 'queued',
      tries: 0,
      error: null,
      due: await this.time.now(),
    });
    await this.jobs.enqueue(DELIVER_EMAIL, { emailId });
    return emailStatusView(queued);
  }
}
