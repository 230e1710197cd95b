import { Query } from '@nestjs/cqrs';
import type { CustomerDataView } from '../../contract/mail.view.js';

/** The merge fields of a customer, formatted for people in the branch's zone. Refused: 404. */
export class GetCustomerDataQuery extends Query<CustomerDataView> {
  constructor(readonly customerId: string) {
    super();
  }
}
