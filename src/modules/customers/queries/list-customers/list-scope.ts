import type { CustomerListQueryDto } from '../../contract/customers.dto.js';

/** Which customers a list is about: one branch or all, active ones or all. */
export class ListScope {
  readonly branchId: string | null;
  readonly withInactive: boolean;

  constructor({ branch, filter }: CustomerListQueryDto) {
    this.branchId = branch ?? null;
    this.withInactive = filter === 'all';
  }

  /** Conditions on a search row `s`; `branch` is the placeholder of the branch's id, if there is one. */
  conditions(branch: string): string[] {
    return [
      ...(this.withInactive ? [] : ['s.active']),
      ...(this.branchId === null ? [] : [`s.branch_id = ${branch}`]),
    ];
  }

  /** A key for the scope. */
  get key(): string {
    return `${this.branchId ?? 'all'}:${this.withInactive ? 'all' : 'active'}`;
  }
}
