import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { GoogleTransport } from '#platform/mail-transport/google-transport.js';
import { MailConfig } from '#platform/mail-transport/mail.config.js';
import type { HandOver, MailTransport } from '#platform/mail-transport/mail-transport.js';
import { SmtpTransport } from '#platform/mail-transport/smtp-transport.js';
import { GetBranchMailSettingsQuery } from '#modules/branches/index.js';
import type { BranchMailSettings } from '#modules/branches/index.js';
import { plainText } from '../markup/plain-text.js';
import type { Letter } from './letter.js';
import { MailServers } from './mail-servers.js';
import { MailboxTransport } from './mailbox-transport.js';

const UNREADABLE = 'The mail settings of the branch cannot be read.';
const NO_SENDER = 'The branch has no outbound email address.';
const LOST = 'The server stopped while it was handing this email over.';

/** Passes letters to the transport they were given, in the name of their branch. */
@Injectable()
export class OutgoingMail {
  constructor(
    private readonly queries: QueryBus,
    private readonly config: MailConfig,
    private readonly mailbox: MailboxTransport,
    private readonly servers: MailServers,
  ) {}

  async handOver(letter: Letter): Promise<HandOver> {
    const branch = await this.branch(letter).catch(() => null);
    if (!branch) return { kind: 'refused', reason: UNREADABLE, isPermanent: true };
    if (branch.outboundEmail === '' && letter.transport !== 'mailbox') {
      return { kind: 'refused', reason: NO_SENDER, isPermanent: true };
    }
    const outcome = await this.transport(letter, branch).deliver({
      messageId: letter.messageId,
      from: { name: branch.outboundName, address: branch.outboundEmail },
      to: letter.recipient,
      cc: letter.cc,
      subject: letter.subject,
      html: letter.html,
      text: plainText(letter.html),
    });
    this.servers.told(letter.transport, outcome);
    return outcome;
  }

  /** How a hand-over ended whose process died during it. */
  async findOut(letter: Letter): Promise<HandOver> {
    const branch = await this.branch(letter).catch(() => null);
    if (!branch) return { kind: 'unclear', reason: LOST };
    switch (await this.transport(letter, branch).recordOf(letter.messageId)) {
      case 'delivered':
        return { kind: 'taken', refusedAddresses: [] };
      case 'absent':
        return { kind: 'refused', reason: LOST, isPermanent: false };
      case 'unknown':
        return { kind: 'unclear', reason: LOST };
    }
  }

  private branch({ branchId }: Letter): Promise<BranchMailSettings> {
    return this.queries.execute(new GetBranchMailSettingsQuery(branchId));
  }

  private transport({ transport }: Letter, branch: BranchMailSettings): MailTransport {
    const { smtpUrl = '', timeoutMs, googleClientId = '', googleClientSecret = '' } = this.config;
    switch (transport) {
      case 'smtp':
        return new SmtpTransport({ url: smtpUrl }, timeoutMs);
      case 'google':
        return new GoogleTransport(
          {
            user: branch.outboundEmail,
            refreshToken: branch.refreshToken ?? '',
            clientId: googleClientId,
            clientSecret: googleClientSecret,
          },
          timeoutMs,
        );
      case 'mailbox':
        return this.mailbox;
    }
  }
}
