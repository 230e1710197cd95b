import { Query } from '@nestjs/cqrs';
import type { LeadColumn } from '../../contract/customer-list-terms.js';
import type { AutobookingRow } from '../../contract/lead-row.view.js';

/** The autobookings of a branch, or of all, that no email has settled, newest first. */
export class ListAutobookingsQuery extends Query<AutobookingRow[]> {
  constructor(
    readonly branchId: string | null,
    readonly columns: readonly LeadColumn[] = [],
  ) {
    super();
  }
}
