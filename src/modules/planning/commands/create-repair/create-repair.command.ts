import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { CauseDto } from '../../contract/cause.dto.js';
import type { ProposalView } from '../../contract/proposal.view.js';

/** What went wrong, on which day. */
export interface WantedRepair {
  branchId: string;
  day: LocalDate;
  cause: CauseDto;
  seed: number;
}

/**
 * Begins to work out what repairs a day; the same that is computing already is answered.
 * @throws 404, 409 OTHER_BRANCH BRANCH_INACTIVE NOT_ON_BOARD TRUCK_UNAVAILABLE OFF_TODAY, 422 DAY_PAST NOT_ON_DAY
 *   NOT_LATE
 */
export class CreateRepairCommand extends Command<ProposalView> {
  constructor(readonly wanted: WantedRepair) {
    super();
  }
}
