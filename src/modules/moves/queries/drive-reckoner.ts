import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { DriveLegsQuery } from '#modules/maps/index.js';
import type { Activity } from '../domain/activity.js';
import type { MoveBranch } from '../domain/move.js';
import { driveRoute } from '../domain/transit/drive-route.js';
import type { DriveRoute } from '../domain/transit/drive-route.js';
import { withPlacedStops } from '../domain/transit/placed-stops.js';
import type { ReckonedDrives } from '../domain/changes/with-reckoned-drives.js';
import { StopPlacer } from './stop-placer.js';

/** Places the stops of an activity as it is to be and asks for its drives; outside any transaction. */
@Injectable()
export class DriveReckoner {
  constructor(
    private readonly queries: QueryBus,
    private readonly placer: StopPlacer,
  ) {}

  /**
   * @param fallback when the work would start if the activity has no operation
   * @param end when nobody waits for a maps service any longer
   */
  async reckon(
    activity: Activity,
    branch: MoveBranch,
    fallback: Date,
    end: AbortSignal,
  ): Promise<ReckonedDrives> {
    const placed = await this.placer.place(activity.locations, end);
    const route = driveRoute(withPlacedStops(activity, placed), branch, fallback);
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
