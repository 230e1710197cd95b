import { Inject } from '@nestjs/common';
import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { KeepPlanningCommand } from '#modules/branches/index.js';
import { isLegTooLong, legBetween, linkedTimes } from '#modules/moves/contract/direct-legs.js';
import type { DirectLeg } from '#modules/moves/contract/direct-legs.js';
import { jobEndOf } from '#modules/moves/contract/envelope.js';
import { OPERATION_PLACING } from '#modules/moves/index.js';
import type { LockedOperation, OperationPlacing } from '#modules/moves/index.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import type { FollowedView } from '../../contract/booking.view.js';
import { isAnyBetween } from '../../domain/linked-pairs.js';
import { bothEnds, endsLeftBy } from '../left-ends.js';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import { ShownBookings } from '../../queries/shown-bookings.js';
import { crewMismatch, directLegsOff, legTooLong, legTyped, notAdjacent } from '../../refusals.js';
import { LegEnder } from '../leg-ender.js';
import { UndoneLinks } from '../undone-links.js';
import { LegFinder } from '../leg-finder.js';
import type { ForeseenLeg } from '../leg-finder.js';
import { takenFor } from '../retiming.js';
import { SlotTaker } from '../slot-taker.js';
import { FollowOperationCommand } from './follow-operation.command.js';
import type { Following } from './follow-operation.command.js';

interface Pair {
  followed: LockedOperation;
  follower: LockedOperation;
}

@CommandHandler(FollowOperationCommand)
export class FollowOperationHandler implements ICommandHandler<FollowOperationCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly occupancy: OccupancyRepository,
    private readonly slots: SlotTaker,
    private readonly finder: LegFinder,
    private readonly legs: LegEnder,
    private readonly links: UndoneLinks,
    private readonly bookings: ShownBookings,
    @Inject(OPERATION_PLACING) private readonly operations: OperationPlacing,
  ) {}

  async execute({ following }: FollowOperationCommand): Promise<FollowedView> {
    const { branchId, operationId, afterId } = following;
    const foreseen = (await this.finder.hasDirectLegs(branchId))
      ? await this.finder.foresee(afterId, operationId)
      : null;
    const { directLegs } = await this.commands.execute(new KeepPlanningCommand(branchId));
    const { truck, ...pair } = await this.lock(following);
    if (pair.follower.follows?.followedId !== afterId) {
      if (!directLegs) throw directLegsOff();
      await this.links.refuseApart(pair);
      const on = await this.requireNeighbors(pair, truck);
      const leg = this.leg(pair, foreseen);
      this.operations.judge(pair.follower, branchId);
      await this.link(pair, on, leg);
    }
    const shown = await this.operations.shown(operationId);
    return this.bookings.followed(shown, await this.operations.shown(afterId));
  }

  /** The truck first, then the customers, as everybody who needs both. */
  private async lock(following: Following): Promise<Pair & { truck: TruckView | undefined }> {
    const { branchId, operationId, version, afterId, afterVersion, expect } = following;
    const on = await this.occupancy.truckOf(afterId);
    const trucks = await this.slots.lock(on ? [on.truckId] : []);
    await this.operations.lockCustomersOf([afterId, operationId]);
    const after = { operationId: afterId, branchId, version: afterVersion };
    const followed = await this.operations.lockSeen(after);
    const claim = { operationId, branchId, version, expect };
    const follower = await this.operations.lockSeen(claim);
    return { truck: trucks.get(followed.place.truck ?? ''), followed, follower };
  }

  /** @throws DomainError 409 NOT_ADJACENT */
  private async requireNeighbors(
    { followed, follower }: Pair,
    truck: TruckView | undefined,
  ): Promise<TruckView> {
    const [start, end] = [followed.times.date, follower.times.date];
    const isNext =
      followed.day === follower.day &&
      start < end &&
      !followed.followedBy &&
      (follower.place.truck !== followed.place.truck || !follower.follows);
    if (!truck || !isNext) throw notAdjacent();
    const jobs = await this.occupancy.jobsOnTruck(truck._id, followed.day);
    const pair = [followed.operationId, follower.operationId];
    if (isAnyBetween(jobs, { start, end }, pair)) throw notAdjacent();
    return truck;
  }

  /** @throws DomainError 409 LEG_TYPED, LEG_UNKNOWN, LEG_TOO_LONG, 503; StartOver */
  private leg({ followed, follower }: Pair, foreseen: ForeseenLeg | null): DirectLeg {
    if (followed.typed.back || follower.typed.out) throw legTyped();
    const jobEnd = jobEndOf(followed.times);
    const wanted = legBetween({ lastStop: followed.lastStop, jobEnd }, follower);
    const { hours, approximate } = this.finder.find(wanted, foreseen);
    if (isLegTooLong(jobEnd, hours, follower.times.date)) throw legTooLong();
    return {
      followedId: followed.operationId,
      followerId: follower.operationId,
      hours,
      approximate,
      yardDriveOut: follower.yardTimes.startingDriveTime,
      yardDriveBack: followed.yardTimes.endingDriveTime,
    };
  }

  /** The one before gives up its drive back first, which may make the room for the one after it. */
  private async link({ followed, follower }: Pair, truck: TruckView, leg: DirectLeg) {
    const stays = follower.place.truck === truck._id;
    const before = linkedTimes(followed.times, { isFollowed: true });
    const times = stays ? follower.times : follower.yardTimes;
    const after = linkedTimes(times, { follows: leg.hours });
    await this.slots.take(truck, { ...followed, window: takenFor(before) });
    const around = await this.slots.take(truck, { ...follower, window: takenFor(after) });
    if (follower.mismatchesCrew) throw crewMismatch();
    const made = { made: [leg] };
    if (stays) await this.operations.link(follower, made);
    else await this.operations.place(follower, { truckId: truck._id }, made);
    // Of the same customer it is read again, now that the leg is stored with who follows.
    const { operationId, branchId, customerId } = followed;
    const isOwn = customerId === follower.customerId;
    const last = isOwn ? await this.operations.lock({ operationId, branchId }) : followed;
    await this.operations.link(last, made);
    const left = stays ? [] : endsLeftBy(follower);
    await this.legs.end(branchId, [...left, ...bothEnds(around)], 'refuse');
  }
}
