import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/clock/clock.js';
import { activityInside } from '../../contract/work-on-wire.js';
import { changedActivity } from '../../domain/changes/changed-activity.js';
import { activityOf } from '../../domain/move.js';
import { routeKey } from '../../domain/transit/drive-route.js';
import { MoveRepository } from '../../persistence/move.repository.js';
import { DriveReckoner } from '../drive-reckoner.js';
import type { ReckonedDrives } from '../../domain/changes/with-reckoned-drives.js';
import { ReckonReworkQuery } from './reckon-rework.query.js';

@QueryHandler(ReckonReworkQuery)
export class ReckonReworkHandler implements IQueryHandler<ReckonReworkQuery> {
  constructor(
    private readonly moves: MoveRepository,
    private readonly drives: DriveReckoner,
    private readonly clock: Clock,
  ) {}

  async execute({ activityId, body }: ReckonReworkQuery): Promise<ReckonedDrives | undefined> {
    if (!body.locations) return undefined;
    const move = await this.moves.findByActivity(activityId);
    if (!move) return undefined;
    const { branch } = move;
    const stored = activityOf(move, activityId);
    const at = { from: branch, to: branch, path: 'activity' };
    const planned = changedActivity(stored, activityInside(body), at);
    if (routeKey(planned, branch) === routeKey(stored, branch)) return undefined;
    return this.drives.reckon(planned, branch, this.clock.now());
  }
}
