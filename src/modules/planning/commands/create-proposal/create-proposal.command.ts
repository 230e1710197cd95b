import { Command } from '@nestjs/cqrs';
import type { ProposalView } from '../../contract/proposal.view.js';
import type { WantedFix } from '../find-fix.js';
import type { FoundFix } from '../../repairing/repair-engine.js';

/**
 * Keeps what was found for a mark of a day; it was worked out before, so that no lock waits for that. The same that is
 * computing by now is answered instead.
 */
export class CreateProposalCommand extends Command<ProposalView> {
  constructor(
    readonly wanted: WantedFix,
    readonly found: FoundFix,
  ) {
    super();
  }
}
