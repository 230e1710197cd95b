import { Command } from '@nestjs/cqrs';
import type { VerifiedIdentity } from '../../identity/verified-identity.js';

/**
 * Turns a verified identity into a bearer token, once. Refused: 401 LOGIN_FAILED.
 * @param userAgent what the browser says about itself
 */
export class SignInCommand extends Command<{ token: string }> {
  constructor(
    readonly identity: VerifiedIdentity,
    readonly userAgent: string | undefined,
  ) {
    super();
  }
}
