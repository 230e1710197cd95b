import { Query } from '@nestjs/cqrs';
import type { SavedViewView } from '../../contract/customer-row.view.js';

/** A person's own named lists of customers and all shared ones, by name. */
export class ListViewsQuery extends Query<SavedViewView[]> {
  constructor(readonly employeeId: string) {
    super();
  }
}
