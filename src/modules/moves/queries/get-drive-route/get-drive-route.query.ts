import { Query } from '@nestjs/cqrs';
import type { DriveRoute } from '../../domain/transit/drive-route.js';
import type { StopPosition } from '../../domain/transit/placed-stops.js';

/** The drives to ask for, and the positions found for them that the activity does not have yet. */
export interface RouteToDrive extends DriveRoute {
  placed: StopPosition[];
}

/** The drives of an activity as it is now, its stops placed by their addresses where they have no position. Refused: 404. */
export class GetDriveRouteQuery extends Query<RouteToDrive> {
  constructor(
    readonly customerId: string,
    readonly activityId: string,
  ) {
    super();
  }
}
