import { Injectable } from '@nestjs/common';
import type { Reacts } from '#platform/database/reaction.js';
import { Reaction } from '#platform/database/reaction.js';
import { Jobs } from '#platform/queue/jobs.js';
import { BranchUnplaced } from '#modules/branches/index.js';
import { PLACE_BRANCH } from '../jobs/place-branch.job.js';

/** Drives begin and end at the branch: its address is looked up if nobody sent its position. */
@Injectable()
@Reaction(BranchUnplaced)
export class LookUpUnplacedBranch implements Reacts<BranchUnplaced> {
  constructor(private readonly jobs: Jobs) {}

  async react({ branchId, address }: BranchUnplaced): Promise<void> {
    await this.jobs.enqueue(PLACE_BRANCH, { branchId, address });
  }
}
