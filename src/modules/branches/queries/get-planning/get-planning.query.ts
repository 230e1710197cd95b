import { Query } from '@nestjs/cqrs';
import type { PlanningView } from '../../contract/planning.js';

/** How a branch plans its days; the defaults where nobody saved anything. 404 for no branch. */
export class GetPlanningQuery extends Query<PlanningView> {
  constructor(readonly branchId: string) {
    super();
  }
}
