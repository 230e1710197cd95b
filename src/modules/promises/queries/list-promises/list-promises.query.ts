import { Query } from '@nestjs/cqrs';
import type { PromiseView } from '../../contract/promise.view.js';

/** What a customer was promised about a day, newest first, 200 a page. Refused: 404 customer or activity. */
export class ListPromisesQuery extends Query<PromiseView[]> {
  constructor(
    readonly customerId: string,
    readonly activityId: string,
    readonly page?: number,
  ) {
    super();
  }
}
