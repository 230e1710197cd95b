import { Query } from '@nestjs/cqrs';
import type { DriveRoute } from '../../domain/transit/drive-route.js';

/** The drives of an activity as it is now. Refused: 404. */
export class GetDriveRouteQuery extends Query<DriveRoute> {
  constructor(
    readonly customerId: string,
    readonly activityId: string,
  ) {
    super();
  }
}
