import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/clock/clock.js';
import { DriveLegsQuery } from '#modules/maps/index.js';
import { activityInside } from '../../contract/work-on-wire.js';
import { firstActivity } from '../../domain/changes/first-activity.js';
import { driveRoute } from '../../domain/transit/drive-route.js';
import type { DriveRoute } from '../../domain/transit/drive-route.js';
import { withPlacedStops } from '../../domain/transit/placed-stops.js';
import { MoveRepository } from '../../persistence/move.repository.js';
import { StopPlacer } from '../stop-placer.js';
import { ReckonDrivesQuery } from './reckon-drives.query.js';
import type { ReckonedDrives } from './reckon-drives.query.js';

@QueryHandler(ReckonDrivesQuery)
export class ReckonDrivesHandler implements IQueryHandler<ReckonDrivesQuery> {
  constructor(
    private readonly queries: QueryBus,
    private readonly moves: MoveRepository,
    private readonly placer: StopPlacer,
    private readonly clock: Clock,
  ) {}

  async execute({ work, end }: ReckonDrivesQuery): Promise<ReckonedDrives> {
    const { branchId, day: activityDay, activity: known } = work;
    const branch = await this.moves.branch(branchId);
    const created = this.clock.now();
    const made = { branch, activityDay, created, version: 0 };
    const activity = firstActivity(made, activityInside(known));
    const placed = await this.placer.place(activity.locations, end);
    const route = driveRoute(withPlacedStops(activity, placed), branch, created);
    const positions = activity.locations.map(({ id }) => {
      const found = placed.find(({ stopId }) => stopId === id);
      if (!found) return null;
      const { latitude, longitude, placedBy } = found;
      return { latitude, longitude, placedBy };
    });
    return { positions, legs: await this.legs(route, end) };
  }

  private async legs({ legs, timezone }: DriveRoute, end: AbortSignal) {
    const known = legs.map(({ from, to, departure }) =>
      from && to ? { from, to, departure } : null,
    );
    const asked = known.filter((leg) => leg !== null);
    const found = await this.queries.execute(new DriveLegsQuery(asked, timezone, end));
    return known.map((leg) => (leg ? (found[asked.indexOf(leg)] ?? null) : null));
  }
}
