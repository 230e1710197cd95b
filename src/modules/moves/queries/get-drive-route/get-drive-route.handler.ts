import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { instantAt } from '#kernel/local-date.js';
import { NEW_OPERATION_START } from '../../domain/envelope/day-limits.js';
import { MoveRepository } from '../../persistence/move.repository.js';
import { driveRoute } from '../../domain/transit/drive-route.js';
import { withPlacedStops } from '../../domain/transit/placed-stops.js';
import { StopPlacer } from '../stop-placer.js';
import { GetDriveRouteQuery } from './get-drive-route.query.js';
import type { RouteToDrive } from './get-drive-route.query.js';
import { activityOf } from '../../domain/move.js';

/** So long a maps service may take; it ends a call of its own sooner, and a job may wait. */
const PLACING_MS = 20_000;

@QueryHandler(GetDriveRouteQuery)
export class GetDriveRouteHandler implements IQueryHandler<GetDriveRouteQuery> {
  constructor(
    private readonly moves: MoveRepository,
    private readonly placer: StopPlacer,
  ) {}

  async execute({ customerId, activityId }: GetDriveRouteQuery): Promise<RouteToDrive> {
    const move = await this.moves.find(customerId);
    const activity = activityOf(move, activityId);
    const { branch } = move;
    const morning = instantAt(activity.activityDay, NEW_OPERATION_START, branch.timezone);
    const placed = await this.placer.place(activity.locations, AbortSignal.timeout(PLACING_MS));
    const { key } = driveRoute(activity, branch, morning);
    return { ...driveRoute(withPlacedStops(activity, placed), branch, morning), key, placed };
  }
}
