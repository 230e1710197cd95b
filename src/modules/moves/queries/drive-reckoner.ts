import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Activity } from '../domain/activity.js';
import type { MoveBranch } from '../domain/move.js';
import { driveRoute } from '../domain/transit/drive-route.js';
import { withPlacedStops } from '../domain/transit/placed-stops.js';
import type { ReckonedDrives } from '../domain/changes/with-reckoned-drives.js';
import { askLegs } from './ask-legs.js';
import { StopPlacer } from './stop-placer.js';

/** How long somebody waits for a maps service, for places and drives together. */
const MAPS_MS = 2_000;

/** Places the stops of an activity as it is to be and asks for its drives; outside any transaction. */
@Injectable()
export class DriveReckoner {
  constructor(
    private readonly queries: QueryBus,
    private readonly placer: StopPlacer,
  ) {}

  /** @param fallback when the work would start if the activity has no operation */
  async reckon(activity: Activity, branch: MoveBranch, fallback: Date): Promise<ReckonedDrives> {
    const end = AbortSignal.timeout(MAPS_MS);
    const placed = await this.placer.place(activity.locations, end);
    const route = driveRoute(withPlacedStops(activity, placed), branch, fallback);
    const positions = activity.locations.map(({ id }) => {
      const found = placed.find(({ stopId }) => stopId === id);
      if (!found) return null;
      const { latitude, longitude, placedBy } = found;
      return { latitude, longitude, placedBy };
    });
    return { positions, legs: await askLegs(this.queries, route, end) };
  }
}
