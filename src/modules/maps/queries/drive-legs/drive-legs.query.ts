import { Query } from '@nestjs/cqrs';
import type { Coordinates } from '../../domain/miles-between.js';
import type { DrivenLeg } from '../../providers/map-provider.js';

/** One drive. */
export interface LegRequest {
  from: Coordinates;
  to: Coordinates;
  departure: Date;
}

/** Exact miles and hours of a drive, not rounded. */
export type DriveLeg = DrivenLeg;

/**
 * The legs in the order asked for, null where no road goes. 503 with 'Google error while refreshing
 * drivetimes' (or similar) when the maps service fails; trying again later may help.
 */
export class DriveLegsQuery extends Query<(DriveLeg | null)[]> {
  /**
   * @param timezone IANA zone of the branch, whose time of day the traffic follows
   * @param end when the service is waited for no longer; a leg that it has not answered by then, or refused, is
   *   worked out (R-DRIVE-9), and nothing is refused
   */
  constructor(
    readonly legs: readonly LegRequest[],
    readonly timezone: string,
    readonly end?: AbortSignal,
  ) {
    super();
  }
}
