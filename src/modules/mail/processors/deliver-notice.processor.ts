import { Injectable, Logger } from '@nestjs/common';
import mustache from 'mustache';
import { DatabaseTime } from '#platform/database/database-time.js';
import type { JobHandler } from '#platform/queue/job-handler.js';
import { JobProcessor } from '#platform/queue/job-processor.js';
import type { Notice } from '../delivery/notice-seal.js';
import { DELIVER_NOTICE } from '../jobs/deliver-notice.job.js';
import type { SealedNotice } from '../jobs/deliver-notice.job.js';
import { NoticeSeal } from '../delivery/notice-seal.js';
import { BranchTransport } from '../outgoing/branch-transport.js';
import type { Letter } from '../outgoing/letter.js';
import { MailServers } from '../outgoing/mail-servers.js';
import { OutgoingMail } from '../outgoing/outgoing-mail.js';

/** A notice that may have arrived is not sent again: whoever waits for it can ask for another. */
@Injectable()
@JobProcessor(DELIVER_NOTICE)
export class DeliverNoticeProcessor implements JobHandler<SealedNotice> {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly seal: NoticeSeal,
    private readonly transports: BranchTransport,
    private readonly servers: MailServers,
    private readonly outgoing: OutgoingMail,
    private readonly time: DatabaseTime,
  ) {}

  /** @throws Error when the queue should try again */
  async handle({ noticeId, sealed }: SealedNotice): Promise<void> {
    const notice = this.seal.open(noticeId, sealed);
    if (notice.goodUntil <= (await this.time.now())) return;
    const transport = await this.transports.of(notice.branchId);
    if (this.servers.restMs(transport) > 0) throw new Error('The mail server does not answer.');
    const outcome = await this.outgoing.handOver(letterOf(noticeId, notice, transport));
    if (outcome.kind !== 'refused') return;
    if (!outcome.isPermanent) throw new Error(outcome.reason);
    this.logger.warn({ message: 'A notice was refused for good', reason: outcome.reason });
  }
}

const letterOf = (
  noticeId: string,
  { branchId, recipient, subject, paragraphs }: Notice,
  transport: Letter['transport'],
): Letter => ({
  ...{ emailId: noticeId, attempt: 1, transport, branchId, recipient, cc: [], subject },
  messageId: `<${noticeId}@emma.mail>`,
  html: noticeHtml(paragraphs),
});

/** Plain paragraphs as the HTML of a letter. */
const noticeHtml = (paragraphs: readonly string[]): string =>
  paragraphs.map((text) => `<p>${mustache.escape(text)}</p>`).join('');
