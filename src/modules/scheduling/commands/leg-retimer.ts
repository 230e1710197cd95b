import { Inject, Injectable } from '@nestjs/common';
import type { TimeWindow } from '#kernel/time-window.js';
import { isLegTooLong, legBetween, linkedTimes } from '#modules/moves/contract/direct-legs.js';
import type { DirectLeg } from '#modules/moves/contract/direct-legs.js';
import { jobEndOf } from '#modules/moves/contract/envelope.js';
import { OPERATION_PLACING } from '#modules/moves/index.js';
import type { LegChange, LockedOperation, OperationPlacing } from '#modules/moves/index.js';
import { isAnyBetween } from '../domain/linked-pairs.js';
import type { JobOnTruck } from '../domain/linked-pairs.js';
import { endsLeftBy, timesWithout } from './left-ends.js';
import type { LeftEnd } from './left-ends.js';
import { OccupancyRepository } from '../persistence/occupancy.repository.js';
import { legTooLong } from '../refusals.js';
import { LegFinder } from './leg-finder.js';
import type { ForeseenLeg } from './leg-finder.js';
import { takenFor } from './retiming.js';
import type { JobTimes, WantedHours } from './retiming.js';

/** An operation that follows by a leg that was reckoned anew. */
export interface AnewFollower {
  locked: LockedOperation;
  made: DirectLeg;
  window: TimeWindow;
}

/** What another time does to an operation's direct legs. */
export interface RetimedLegs {
  /** Its own times, with the drives that it has then. */
  planned: JobTimes;
  change: LegChange;
  /** The other ends of the legs that end. */
  left: LeftEnd[];
  follower: AnewFollower | null;
}

/**
 * Judges direct legs at another time: they stay while the order does, and the one after it is
 * reckoned anew (R-DIRECT-6).
 */
@Injectable()
export class LegRetimer {
  constructor(
    private readonly occupancy: OccupancyRepository,
    private readonly finder: LegFinder,
    @Inject(OPERATION_PLACING) private readonly operations: OperationPlacing,
  ) {}

  /** Asks for the leg after it before anything is locked; null if nothing follows. */
  async foresee(
    operationId: string,
    followerId: string | null | undefined,
    hours: WantedHours,
  ): Promise<ForeseenLeg | null> {
    return followerId ? this.finder.foresee(operationId, followerId, hours) : null;
  }

  /** @throws DomainError 409 LEG_TOO_LONG, LEG_UNKNOWN, 503; StartOver */
  async judge(
    locked: LockedOperation,
    planned: JobTimes,
    foreseen: ForeseenLeg | null,
  ): Promise<RetimedLegs> {
    const { follows, followedBy, operationId, place, day } = locked;
    const none = { planned, change: {}, left: [], follower: null };
    if (place.truck === null || (!follows && !followedBy)) return none;
    const jobs = await this.occupancy.jobsOnTruck(place.truck, day);
    const ended: DirectLeg[] = [];
    if (follows && !(await this.staysAfter(locked, follows, planned, jobs))) ended.push(follows);
    const after = followedBy && (await this.after(locked, followedBy, planned, jobs));
    if (followedBy && !after) ended.push(followedBy);
    const made = after ? this.anew(locked, planned, { leg: followedBy, after, foreseen }) : null;
    return {
      planned: timesWithout(planned, operationId, ended),
      change: { ended, made: made ? [made] : [] },
      left: endsLeftBy(locked).filter(({ followerId }) =>
        ended.some((leg) => leg.followerId === followerId),
      ),
      follower: after && made ? { locked: after, made, window: windowBy(made, after) } : null,
    };
  }

  private async staysAfter(
    { operationId, branchId }: LockedOperation,
    { followedId, hours }: DirectLeg,
    planned: JobTimes,
    jobs: readonly JobOnTruck[],
  ): Promise<boolean> {
    const before = await this.operations.lock({ operationId: followedId, branchId });
    const gap = { start: before.times.date, end: planned.date };
    if (planned.date <= before.times.date) return false;
    if (isAnyBetween(jobs, gap, [followedId, operationId])) return false;
    if (isLegTooLong(jobEndOf(before.times), hours, planned.date)) throw legTooLong();
    return true;
  }

  /** The operation that goes on following; null if it does not. */
  private async after(
    { operationId, branchId }: LockedOperation,
    { followerId }: DirectLeg,
    planned: JobTimes,
    jobs: readonly JobOnTruck[],
  ): Promise<LockedOperation | null> {
    const after = await this.operations.lock({ operationId: followerId, branchId });
    const gap = { start: planned.date, end: after.times.date };
    const stays = gap.end > gap.start && !isAnyBetween(jobs, gap, [followerId, operationId]);
    return stays ? after : null;
  }

  /** The leg after it, from another end of its job; null if that stays. */
  private anew(
    locked: LockedOperation,
    planned: JobTimes,
    next: { leg: DirectLeg; after: LockedOperation; foreseen: ForeseenLeg | null },
  ): DirectLeg | null {
    const { leg, after, foreseen } = next;
    const jobEnd = jobEndOf(planned);
    const stays = jobEnd.getTime() === jobEndOf(locked.times).getTime();
    const wanted = legBetween({ lastStop: locked.lastStop, jobEnd }, after);
    const found = stays ? leg : this.finder.find(wanted, foreseen);
    if (isLegTooLong(jobEnd, found.hours, after.times.date)) throw legTooLong();
    const { hours, approximate } = found;
    return hours === leg.hours && approximate === leg.approximate
      ? null
      : { ...leg, hours, approximate };
  }
}

const windowBy = ({ hours }: DirectLeg, { times }: LockedOperation): TimeWindow =>
  takenFor(linkedTimes(times, { follows: hours }));
