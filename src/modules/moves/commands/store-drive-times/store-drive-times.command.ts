import { Command } from '@nestjs/cqrs';
import type { FetchedLeg } from '../../domain/changes/with-drive-times.js';

export interface FetchedDriveTimes {
  customerId: string;
  activityId: string;
  /** `key` of the route that was requested. */
  routeKey: string;
  /** To each stop in order, then back to the branch; null when the maps service failed. */
  legs: readonly (FetchedLeg | null)[] | null;
}

/**
 * Stores fetched drive times, if the addresses are still those that were asked about. Needs and
 * changes no version. Refused: 404.
 */
export class StoreDriveTimesCommand extends Command<void> {
  constructor(readonly fetched: FetchedDriveTimes) {
    super();
  }
}
