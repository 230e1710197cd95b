import { Query } from '@nestjs/cqrs';
import type { LeadColumn } from '../../contract/customer-list-terms.js';
import type { AutobookingRow } from '../../contract/lead-row.view.js';

/** The autobookings of a branch, or of all, that no e-mail has settled, newest first. */
export class ListAutobookingsQuery extends Query<AutobookingRow[]> {
  constructor(
    readonly branchId: string | null,
    readonly columns: readonly LeadColumn[] = [],
  ) {
    super();
  }
}
