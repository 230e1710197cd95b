import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { AppConfig } from '#platform/config/app.config.js';
import { isOwnReturn } from '../../domain/return-address.js';
import { CodeExchange } from '../../identity/code-exchange.js';
import { RefusedSignIn } from '../../identity/sign-in-failures.js';
import type { VerifiedIdentity } from '../../identity/verified-identity.js';
import { credentialMissing, loginFailedBecause } from '../../refusals.js';
import { TradeCodeQuery } from './trade-code.query.js';

@QueryHandler(TradeCodeQuery)
export class TradeCodeHandler implements IQueryHandler<TradeCodeQuery> {
  constructor(
    private readonly exchange: CodeExchange,
    private readonly app: AppConfig,
  ) {}

  async execute({ sent, host }: TradeCodeQuery): Promise<VerifiedIdentity> {
    const { code, redirectUri } = sent;
    if (!code?.trim()) throw credentialMissing();
    if (!isOwnReturn(redirectUri, { host, publicUrl: this.app.publicUrl })) {
      const reason = `the page came back to ${redirectUri}, which is not this server's sign-in page (see PUBLIC_URL)`;
      return loginFailedBecause(new RefusedSignIn(reason));
    }
    return this.exchange.trade({ ...sent, code }).catch(loginFailedBecause);
  }
}
