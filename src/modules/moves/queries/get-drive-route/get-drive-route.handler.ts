import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { instantAt } from '#kernel/local-date.js';
import { NEW_OPERATION_START } from '../../domain/envelope/day-limits.js';
import { MoveRepository } from '../../persistence/move.repository.js';
import { driveRoute } from '../../domain/transit/drive-route.js';
import type { DriveRoute } from '../../domain/transit/drive-route.js';
import { GetDriveRouteQuery } from './get-drive-route.query.js';
import { activityOf } from '../../domain/move.js';

@QueryHandler(GetDriveRouteQuery)
export class GetDriveRouteHandler implements IQueryHandler<GetDriveRouteQuery> {
  constructor(private readonly moves: MoveRepository) {}

  async execute({ customerId, activityId }: GetDriveRouteQuery): Promise<DriveRoute> {
    const move = await this.moves.find(customerId);
    const activity = activityOf(move, activityId);
    const { branch } = move;
    const morning = instantAt(activity.activityDay, NEW_OPERATION_START, branch.timezone);
    return driveRoute(activity, branch, morning);
  }
}
