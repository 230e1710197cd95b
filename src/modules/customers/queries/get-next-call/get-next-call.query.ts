import { Query } from '@nestjs/cqrs';
import type { NextCallView } from '../../contract/lead-row.view.js';

/** When a customer is called next; 404 for an unknown one. */
export class GetNextCallQuery extends Query<NextCallView> {
  constructor(readonly customerId: string) {
    super();
  }
}
