import { ceilToQuarter, plusHours } from '#kernel/time-window.js';

/**
 * The drive of a truck from one job straight to its next one that day, instead of by the yard, and
 * what it replaced; hours as decimals (R-DIRECT-1).
 */
export interface DirectLeg {
  readonly followerId: string;
  readonly followedId: string;
  /** Exact. */
  readonly hours: number;
  /** Not the route of a maps service. */
  readonly approximate: boolean;
  /** Drive Out of the follower without the leg. */
  readonly yardDriveOut: number;
  /** Drive Back of the followed without the leg. */
  readonly yardDriveBack: number;
}

interface Drives {
  readonly startingDriveTime: number;
  readonly endingDriveTime: number;
}

/** Drive Out of an operation that follows another. */
const linkedDriveOut = (hours: number): number => ceilToQuarter(hours);

/** Times with the drives of an operation that follows by so many hours, or that is followed. */
export const linkedTimes = <Times extends Drives>(
  times: Times,
  { follows, isFollowed = false }: { follows?: number; isFollowed?: boolean },
): Times => ({
  ...times,
  startingDriveTime: follows === undefined ? times.startingDriveTime : linkedDriveOut(follows),
  endingDriveTime: isFollowed ? 0 : times.endingDriveTime,
});

/** Whether a truck that leaves at the end of one job comes too late to the next. */
export const isLegTooLong = (jobEnd: Date, hours: number, start: Date): boolean =>
  plusHours(jobEnd, hours) > start;
