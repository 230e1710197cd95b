import type { CustomerListQueryDto } from '../../contract/customer-list.query.dto.js';

/** The columns of a search row that orders and matches read. */
const COLUMNS =
  'customer_id, branch_id, active, activity_rank, activity_sort, name_sort, requested_day, created, search_text';

/** Which customers a list is about: one branch or all, active ones or all. */
export class ListScope {
  readonly branchId: string | null;
  readonly withInactive: boolean;

  constructor({ branch, filter }: CustomerListQueryDto) {
    this.branchId = branch ?? null;
    this.withInactive = filter === 'all';
  }

  /** Conditions on a search row `s`, for reads that go by its text; `branch` is a placeholder. */
  conditions(branch: string): string[] {
    return [
      ...(this.withInactive ? [] : ['s.active']),
      ...(this.branchId === null ? [] : [`s.branch_id = ${branch}`]),
    ];
  }

  /**
   * Search rows as a source `s` for reads that go by an order. Active and inactive ones are two
   * walks over the same index, merged: `active` leads every index of an order.
   */
  walked(branch: string): string {
    const ofBranch = this.branchId === null ? '' : ` and i.branch_id = ${branch}`;
    const part = (flag: string): string =>
      `select ${COLUMNS} from customers.customer_search i where ${flag}${ofBranch}`;
    const parts = this.withInactive ? [part('i.active'), part('not i.active')] : [part('i.active')];
    return `(${parts.join(' union all ')}) s`;
  }

  /** Names the scope among others. */
  get key(): string {
    return `${this.branchId ?? 'all'}:${this.withInactive ? 'all' : 'active'}`;
  }
}
