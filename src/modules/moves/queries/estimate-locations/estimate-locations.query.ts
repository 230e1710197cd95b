import { Query } from '@nestjs/cqrs';
import type { EstimateRequestDto } from '../../contract/estimate-request.dto.js';
import type { EstimateView } from '../../contract/estimate.view.js';

/**
 * The automated estimate of an activity with a body merged in; stores nothing.
 * Refused: 404 customer or activity, 400 for an `_id` that the activity does not have.
 */
export class EstimateLocationsQuery extends Query<EstimateView> {
  constructor(
    readonly customerId: string,
    readonly activityId: string,
    readonly body: EstimateRequestDto,
  ) {
    super();
  }
}
