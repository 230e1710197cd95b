import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/clock/clock.js';
import { activityInside } from '../../contract/work-on-wire.js';
import { firstActivity } from '../../domain/changes/first-activity.js';
import { MoveRepository } from '../../persistence/move.repository.js';
import { DriveReckoner } from '../drive-reckoner.js';
import { ReckonDrivesQuery } from './reckon-drives.query.js';
import type { ReckonedDrives } from '../../domain/changes/with-reckoned-drives.js';

@QueryHandler(ReckonDrivesQuery)
export class ReckonDrivesHandler implements IQueryHandler<ReckonDrivesQuery> {
  constructor(
    private readonly moves: MoveRepository,
    private readonly drives: DriveReckoner,
    private readonly clock: Clock,
  ) {}

  async execute({ work }: ReckonDrivesQuery): Promise<ReckonedDrives> {
    const { branchId, day: activityDay, activity: known } = work;
    const branch = await this.moves.branch(branchId);
    const created = this.clock.now();
    const made = { branch, activityDay, created, version: 0 };
    return this.drives.reckon(firstActivity(made, activityInside(known)), branch, created);
  }
}
