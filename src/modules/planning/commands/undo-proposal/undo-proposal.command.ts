import { Command } from '@nestjs/cqrs';
import type { ProposalView } from '../../contract/proposal.view.js';

/**
 * Takes an applied proposal back, all of it or nothing.
 * @throws 404, 409 PROPOSAL_STATE PROPOSAL_CHANGED
 */
export class UndoProposalCommand extends Command<ProposalView> {
  constructor(readonly proposalId: string) {
    super();
  }
}
