import { Command } from '@nestjs/cqrs';
import type { BranchDto } from '../../contract/branch.dto.js';
import type { BranchView } from '../../contract/branch.view.js';

/**
 * Refused: 404; 409 STALE_VERSION with the branch as stored; 400 for an active branch that would
 * have no token; 409 BRANCH_HAS_OPERATIONS.
 */
export class UpdateBranchCommand extends Command<BranchView> {
  constructor(
    readonly branchId: string,
    readonly branch: BranchDto,
  ) {
    super();
  }
}
