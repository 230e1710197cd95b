import { Command } from '@nestjs/cqrs';
import type { Outcome, ProposalBody } from '../../persistence/proposal.repository.js';

/** Stores what was worked out so far for a proposal that is computing, and that it is ready or has failed. */
export class FinishRepairCommand extends Command<void> {
  constructor(
    readonly proposalId: string,
    /** Null: as it is. */
    readonly body: ProposalBody | null,
    readonly outcome: Outcome,
  ) {
    super();
  }
}
