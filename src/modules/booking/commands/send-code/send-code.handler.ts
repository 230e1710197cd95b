import { CommandBus, CommandHandler, QueryBus } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { GetBranchQuery } from '#modules/branches/index.js';
import { SendNoticeCommand } from '#modules/mail/index.js';
import { CodeHash, newCode } from '../../code-hash.js';
import { ContactHashes } from '../../contact-hashes.js';
import { EmailCodeRepository } from '../../persistence/email-code.repository.js';
import { emailProofNotAsked } from '../../refusals.js';
import { LiveReservation } from '../live-reservation.js';
import { VisitorLimits } from '../visitor-limits.js';
import { SendCodeCommand } from './send-code.command.js';

@CommandHandler(SendCodeCommand)
export class SendCodeHandler implements ICommandHandler<SendCodeCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly live: LiveReservation,
    private readonly limits: VisitorLimits,
    private readonly contactHashes: ContactHashes,
    private readonly codes: EmailCodeRepository,
    private readonly hashes: CodeHash,
  ) {}

  async execute({ request }: SendCodeCommand): Promise<Record<string, never>> {
    const { reservationId, secret, email, address } = request;
    const { branchId, expiresAt } = await this.live.claim(reservationId, secret);
    const { name, emailProof } = await this.queries.execute(new GetBranchQuery(branchId));
    if (!emailProof) throw emailProofNotAsked();
    const codeRequest = { reservationId, emailHash: this.contactHashes.ofEmail(email), address };
    await this.limits.requireMayAskForCode(codeRequest);
    const code = newCode();
    await this.codes.add(codeRequest, this.hashes.of(reservationId, code));
    const letter = codeLetter(code, name);
    await this.commands.execute(
      new SendNoticeCommand({ ...letter, branchId, recipient: email, goodUntil: expiresAt }),
    );
    return {};
  }
}

/**
 * The email with the code. It contains nothing that a visitor typed, so that nobody can send
 * messages with it.
 */
const codeLetter = (
  code: string,
  branchName: string,
): { subject: string; paragraphs: string[] } => ({
  subject: `${code} is your code`,
  paragraphs: [
    `Your code is ${code}.`,
    `Type it on the page where you are booking your move with ${branchName}. It is good while your time is kept for you.`,
    'You are not booking a move? Then someone typed your address by mistake. Nothing is booked without the code, and you need not do anything.',
  ],
});
