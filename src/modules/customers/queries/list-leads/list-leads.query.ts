import { Query } from '@nestjs/cqrs';
import type { LeadColumn } from '../../contract/customer-list-terms.js';
import type { LeadRow } from '../../contract/lead-row.view.js';

/** The new leads of a branch, or of all, newest first. */
export class ListLeadsQuery extends Query<LeadRow[]> {
  constructor(
    readonly branchId: string | null,
    readonly columns: readonly LeadColumn[] = [],
  ) {
    super();
  }
}
