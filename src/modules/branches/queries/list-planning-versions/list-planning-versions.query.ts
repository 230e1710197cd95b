import { Query } from '@nestjs/cqrs';
import type { PlanningView } from '../../contract/planning.js';

/** The saved versions of a branch's planning settings, newest first, 200 a page. 404 for no branch. */
export class ListPlanningVersionsQuery extends Query<PlanningView[]> {
  constructor(
    readonly branchId: string,
    readonly page?: number,
  ) {
    super();
  }
}
