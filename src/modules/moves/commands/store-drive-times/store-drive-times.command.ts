import { Command } from '@nestjs/cqrs';
import type { FetchedLeg } from '../../domain/changes/with-drive-times.js';
import type { StopPosition } from '../../domain/transit/placed-stops.js';

export interface FetchedDriveTimes {
  customerId: string;
  activityId: string;
  /** `key` of the route that was requested. */
  routeKey: string;
  /** Positions that were found for it. */
  placed: readonly StopPosition[];
  /** To each stop in order, then back to the branch; null when the maps service failed. */
  legs: readonly (FetchedLeg | null)[] | null;
}

/**
 * Stores fetched drive times and positions, if the addresses are still those that were asked about. Needs and
 * changes no version. Refused: 404.
 * @returns the booked operations whose drives are known better than their envelopes have them
 */
export class StoreDriveTimesCommand extends Command<string[]> {
  constructor(readonly fetched: FetchedDriveTimes) {
    super();
  }
}
