import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { CodeHash } from '../../code-hash.js';
import { ContactHashes } from '../../contact-hashes.js';
import { CODE_TRIES } from '../../contract/limits.js';
import { EmailCodeRepository } from '../../persistence/email-code.repository.js';
import { LiveReservation } from '../live-reservation.js';
import { TryCodeCommand } from './try-code.command.js';

@CommandHandler(TryCodeCommand)
export class TryCodeHandler implements ICommandHandler<TryCodeCommand> {
  constructor(
    private readonly live: LiveReservation,
    private readonly codes: EmailCodeRepository,
    private readonly contactHashes: ContactHashes,
    private readonly hashes: CodeHash,
  ) {}

  /** The reservation is locked, so simultaneous tries are counted one after the other. */
  async execute({ attempt }: TryCodeCommand): Promise<void> {
    const { reservationId, secret, email, code } = attempt;
    await this.live.claim(reservationId, secret);
    const last = await this.codes.last(reservationId);
    if (!last || last.proven || last.tries >= CODE_TRIES) return;
    const isRight =
      this.hashes.isOf(last.codeHash, reservationId, code.trim()) &&
      last.emailHash === this.contactHashes.ofEmail(email);
    await this.codes.tried(last, isRight);
  }
}
