import { Command } from '@nestjs/cqrs';
import type { ProposalBody } from '../../persistence/proposal.repository.js';

/** Keeps what was worked out of a proposal, or why nothing was. */
export class FinishRepairCommand extends Command<void> {
  constructor(
    readonly proposalId: string,
    readonly body: ProposalBody,
    readonly error: string | null,
  ) {
    super();
  }
}
