import { Query } from '@nestjs/cqrs';
import type { PlanningView } from '../../contract/planning.js';

/** Every saved version of a branch's planning settings, newest first. 404 for no branch. */
export class ListPlanningVersionsQuery extends Query<PlanningView[]> {
  constructor(readonly branchId: string) {
    super();
  }
}
