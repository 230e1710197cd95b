import { Query } from '@nestjs/cqrs';
import type { BranchView } from '../../contract/branch.view.js';

/** A branch as the API returns it. 404 when there is none. */
export class GetBranchViewQuery extends Query<BranchView> {
  constructor(
    readonly branchId: string,
    readonly withEmailSettings: boolean,
  ) {
    super();
  }
}
