import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { FixCause } from '../../contract/cause.dto.js';
import type { ProposalView } from '../../contract/proposal.view.js';

/** The mark that is to be mended, on which day. */
export interface WantedFix {
  branchId: string;
  day: LocalDate;
  cause: FixCause;
  seed: number;
}

/**
 * Proposes what mends a mark of a day.
 * @throws 404, 409 OTHER_BRANCH BRANCH_INACTIVE NOT_ON_BOARD, 422 DAY_PAST NOT_ON_DAY NOTHING_TO_FIX
 */
export class CreateProposalCommand extends Command<ProposalView> {
  constructor(readonly wanted: WantedFix) {
    super();
  }
}
