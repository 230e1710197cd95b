import type { CustomerListQueryDto } from '../../contract/customers.dto.js';
import { ListFilters } from './list-filters.js';
import type { ListReader } from './list-filters.js';
import type { SqlParams } from './sql-params.js';

/** Which customers a list is about: one branch or all, active ones or all, and what filters leave. */
export class ListScope {
  readonly branchId: string | null;
  readonly withInactive: boolean;
  private readonly isInactiveOnly: boolean;
  private readonly filters: ListFilters;

  constructor(criteria: CustomerListQueryDto, reader: ListReader, now: Date) {
    const { branch, filter, status } = criteria;
    this.branchId = branch ?? null;
    this.withInactive = status === undefined && filter === 'all';
    this.isInactiveOnly = status === 'inactive';
    this.filters = new ListFilters(criteria, reader, now);
  }

  /** Whether the counters of branches and statuses don't say how many there are. */
  get isNarrowed(): boolean {
    return this.isInactiveOnly || !this.filters.isEmpty;
  }

  /** Conditions on a search row `s`. */
  conditions(params: SqlParams): string[] {
    return [
      ...(this.withInactive ? [] : [this.isInactiveOnly ? 'not s.active' : 's.active']),
      ...(this.branchId === null ? [] : [`s.branch_id = ${params.add(this.branchId)}`]),
      ...this.filters.conditions(params),
    ];
  }

  /** A key for the scope. */
  get key(): string {
    const status = this.isInactiveOnly ? 'inactive' : this.withInactive ? 'all' : 'active';
    return `${this.branchId ?? 'all'}:${status}:${this.filters.key}`;
  }
}
