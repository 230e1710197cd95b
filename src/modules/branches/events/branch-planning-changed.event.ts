import type { PlanningSettings } from '../contract/planning.js';

/** A branch's planning settings were saved with another value. Raised inside the transaction. */
export class BranchPlanningChanged {
  constructor(
    readonly branchId: string,
    readonly before: PlanningSettings,
    readonly after: PlanningSettings,
  ) {}
}
