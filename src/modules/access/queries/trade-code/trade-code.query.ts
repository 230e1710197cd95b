import { Query } from '@nestjs/cqrs';
import type { SignInCodeDto } from '../../contract/sign-in-code.dto.js';
import type { VerifiedIdentity } from '../../identity/verified-identity.js';

/**
 * What the issuer says about the person it gave a code. A query of its own, before the sign-in
 * command, because the issuer is asked over the network and no transaction should wait for that.
 * Refused: 400 CREDENTIAL_MISSING, 401 LOGIN_FAILED, 503 when the issuer does not answer.
 */
export class TradeCodeQuery extends Query<VerifiedIdentity> {
  /** @param host the one that the request came to */
  constructor(
    readonly sent: SignInCodeDto,
    readonly host: string,
  ) {
    super();
  }
}
