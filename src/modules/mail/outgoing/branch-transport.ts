import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { MailConfig } from '#platform/mail-transport/mail.config.js';
import { GetBranchMailSettingsQuery } from '#modules/branches/index.js';
import { chooseTransport } from './choose-transport.js';
import type { TransportName } from './letter.js';

/** Finds out how a branch's mail is sent. */
@Injectable()
export class BranchTransport {
  constructor(
    private readonly queries: QueryBus,
    private readonly config: MailConfig,
  ) {}

  async of(branchId: string): Promise<TransportName> {
    if (this.config.smtpUrl || !this.config.googleClientId)
      return chooseTransport(this.config, false);
    const settings = new GetBranchMailSettingsQuery(branchId);
    // A token that cannot be opened still counts as one: the hand-over then reports what is wrong.
    const hasToken = await this.queries.execute(settings).then(
      ({ refreshToken }) => refreshToken !== null,
      () => true,
    );
    return chooseTransport(this.config, hasToken);
  }
}
