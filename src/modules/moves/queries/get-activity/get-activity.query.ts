import { Query } from '@nestjs/cqrs';
import type { ActivityView } from '../../contract/activity.view.js';

/** One activity of a customer. Refused: 404 customer or activity. */
export class GetActivityQuery extends Query<ActivityView> {
  constructor(
    readonly customerId: string,
    readonly activityId: string,
  ) {
    super();
  }
}
