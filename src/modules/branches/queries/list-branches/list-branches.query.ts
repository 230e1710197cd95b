import { Query } from '@nestjs/cqrs';
import type { BranchView } from '../../contract/branch.view.js';

/** By name. */
export class ListBranchesQuery extends Query<BranchView[]> {
  constructor(
    readonly includeInactive: boolean,
    readonly withEmailSettings: boolean,
  ) {
    super();
  }
}
