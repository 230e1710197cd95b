import { Inject, Injectable } from '@nestjs/common';
import { wallMinutesOf } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import { alignOutward, BLOCK_MINUTES } from '#kernel/time-window.js';
import type { TimeWindow } from '#kernel/time-window.js';
import { isLegTooLong, legBetween, linkedTimes } from '#modules/moves/contract/direct-legs.js';
import type { DirectLeg } from '#modules/moves/contract/direct-legs.js';
import { jobEndOf } from '#modules/moves/contract/envelope.js';
import { OPERATION_PLACING } from '#modules/moves/index.js';
import type { LockedOperation, OperationPlacing } from '#modules/moves/index.js';
import type { SlotTruckView } from '../../contract/slots.view.js';
import { showClock } from '../../domain/board-config.js';
import { isAnyBetween, pairsAround } from '../../domain/linked-pairs.js';
import { onRow } from '../../domain/stand-in.js';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import type { StoredHold } from '../../persistence/slot-hold.repository.js';
import { BoardBranches } from '../../queries/board-branches.js';
import { DirectLegEnds } from '../../queries/direct-leg-ends.js';
import { legTyped } from '../../refusals.js';
import { timesWithout } from '../left-ends.js';
import { LegFinder } from '../leg-finder.js';
import type { ForeseenLeg } from '../leg-finder.js';
import { takenFor } from '../retiming.js';
import type { JobTimes } from '../retiming.js';

/** An operation whose drives change, with the slot that it has then. */
export interface LinkedSlot {
  operation: LockedOperation;
  truckId: string;
  window: TimeWindow;
  ended: DirectLeg[];
  made: DirectLeg[];
}

/** An operation of the booked activity on its truck, and the moves before and after it. */
export interface BookedPart {
  own: LinkedSlot;
  times: JobTimes;
  /** Why a leg that it needs cannot be made; it counts as one of no time then. */
  refusal: Error | null;
  /** Whose Drive Out changes. */
  followers: LinkedSlot[];
  /** Whose Drive Back changes. */
  followed: LinkedSlot[];
}

/** The legs to an operation and on from it, asked for before anything was locked. */
interface ForeseenEnds {
  before: ForeseenLeg | null;
  after: ForeseenLeg | null;
}

/** By operation. */
export type ForeseenLegs = ReadonlyMap<string, ForeseenEnds>;

/** An operation of the activity, and the truck that is held for it. */
export interface WantedPart {
  operation: LockedOperation;
  on: SlotTruckView;
  hold: Pick<StoredHold, 'id' | 'branchId' | 'day' | 'starts'>;
  foreseen: ForeseenLegs;
}

/** Where a part is to be. */
interface PartPlace {
  truckId: string;
  day: LocalDate;
  branchId: string;
}

type Neighbor = LockedOperation | null;

/** A leg, and why it cannot be made; it takes no time then. */
interface JudgedLeg {
  leg: DirectLeg;
  refusal: Error | null;
}

const NO_DRIVE = { hours: 0, approximate: true };

/** Makes the direct legs that a hold promises. */
@Injectable()
export class HeldLinks {
  constructor(
    private readonly ends: DirectLegEnds,
    private readonly finder: LegFinder,
    private readonly occupancy: OccupancyRepository,
    private readonly branches: BoardBranches,
    @Inject(OPERATION_PLACING) private readonly operations: OperationPlacing,
  ) {}

  /** Asks for the legs of a hold before anything is locked. */
  async foresee(
    activityId: string,
    { branchId, day, trucks, starts }: StoredHold,
  ): Promise<ForeseenLegs> {
    const legs = new Map<string, ForeseenEnds>();
    if (trucks.every(({ follows, leadsTo }) => follows === null && leadsTo === null)) return legs;
    if (!(await this.finder.hasDirectLegs(branchId))) return legs;
    const { timezone } = await this.branches.get(branchId);
    const start = showClock(wallMinutesOf(starts, timezone));
    const operationIds = await this.ends.operationsOf(activityId);
    for (const [index, id] of operationIds.entries()) {
      const { follows = null, leadsTo = null } = trucks[index] ?? {};
      const before = follows === null ? null : await this.finder.foresee(follows, id);
      const after =
        leadsTo === null ? null : await this.finder.foresee(id, leadsTo, { start, day });
      legs.set(id, { before, after });
    }
    return legs;
  }

  /**
   * The truck is locked. Null where a move that was to come before or after it is elsewhere by now, something
   * else has come between, or the drive is too long.
   * @throws StartOver
   */
  async plan({ operation, on, hold, foreseen }: WantedPart): Promise<BookedPart | null> {
    const { operationId } = operation;
    const place = { truckId: on.truck, day: hold.day, branchId: hold.branchId };
    const before = await this.neighbor(on.follows, place);
    const after = await this.neighbor(on.leadsTo, place);
    if (before === undefined || after === undefined) return null;
    const times = { ...operation.timesOffTruck, date: hold.starts };
    const own = { ...operation, times, yardTimes: times };
    if (await this.isAnyBetween([before, own, after], place)) return null;
    const found = foreseen.get(operationId);
    const arriving = before && this.leg(before, own, found?.before ?? null);
    const leaving = after && this.leg(own, after, found?.after ?? null);
    if (arriving === undefined || leaving === undefined) return null;
    const judged = [arriving, leaving].filter((one) => one !== null);
    const made = judged.map(({ leg }) => leg);
    const slot = linkedSlot(own, on.truck, { ended: [], made });
    const parted = await this.parted(slot, [before, after], place);
    const ended = parted.flatMap(({ follower }) => follower.follows ?? []);
    const slotsOf = (...operations: Neighbor[]): LinkedSlot[] =>
      [...new Set(operations)].flatMap((one) =>
        one ? [linkedSlot(one, on.truck, { ended, made })] : [],
      );
    return {
      own: slot,
      times,
      refusal: judged.find(({ refusal }) => refusal !== null)?.refusal ?? null,
      followers: slotsOf(after, ...parted.map(({ follower }) => follower)),
      followed: slotsOf(before, ...parted.map(({ followed }) => followed)),
    };
  }

  /** Undefined where it is no longer on the truck that day. */
  private async neighbor(
    operationId: string | null,
    { truckId, day, branchId }: PartPlace,
  ): Promise<Neighbor | undefined> {
    if (operationId === null) return null;
    const on = await this.occupancy.truckOf(operationId);
    if (on?.truckId !== truckId) return undefined;
    const neighbor = await this.operations.lock({ operationId, branchId });
    return neighbor.day === day ? neighbor : undefined;
  }

  /** Whether another job begins between those that are to come one after the other. */
  private async isAnyBetween(
    line: readonly Neighbor[],
    { truckId, day }: PartPlace,
  ): Promise<boolean> {
    const following = line.filter((one) => one !== null);
    const starts = following.map(({ times }) => times.date);
    const [start, end] = [starts[0], starts.at(-1)];
    if (!start || !end || following.length < 2) return false;
    const jobs = await this.occupancy.jobsOnTruck(truckId, day);
    const besides = following.map(({ operationId }) => operationId);
    return isAnyBetween(jobs, { start, end }, besides);
  }

  /** Undefined where it is too long. @throws StartOver */
  private leg(
    followed: LockedOperation,
    follower: LockedOperation,
    foreseen: ForeseenLeg | null,
  ): JudgedLeg | undefined {
    const jobEnd = jobEndOf(followed.times);
    const wanted = legBetween({ lastStop: followed.lastStop, jobEnd }, follower);
    const isTyped = followed.typed.back || follower.typed.out;
    const found = isTyped ? legTyped() : this.finder.judge(wanted, foreseen);
    const isRefused = found instanceof Error;
    const { hours, approximate } = isRefused ? NO_DRIVE : found;
    if (isLegTooLong(jobEnd, hours, follower.times.date)) return undefined;
    const leg = {
      followedId: followed.operationId,
      followerId: follower.operationId,
      hours,
      approximate,
      yardDriveOut: follower.yardTimes.startingDriveTime,
      yardDriveBack: followed.yardTimes.endingDriveTime,
    };
    return { leg, refusal: isRefused ? found : null };
  }

  /** Those that followed each other directly until it comes between. */
  private async parted(
    { operation: { operationId }, window }: LinkedSlot,
    known: readonly Neighbor[],
    { truckId, day, branchId }: PartPlace,
  ): Promise<Record<'followed' | 'follower', LockedOperation>[]> {
    const { occupied } = await this.occupancy.onRow(truckId, day);
    const slot = { operationId, ...alignOutward(window, BLOCK_MINUTES) };
    const locked = async (id: string): Promise<LockedOperation> =>
      known.find((one) => one?.operationId === id) ??
      (await this.operations.lock({ operationId: id, branchId }));
    const pairs = [];
    for (const { followedId, followerId } of pairsAround(slot, onRow(occupied, truckId))) {
      pairs.push({ followed: await locked(followedId), follower: await locked(followerId) });
    }
    return pairs;
  }
}

function linkedSlot(
  operation: LockedOperation,
  truckId: string,
  { ended, made }: Record<'ended' | 'made', DirectLeg[]>,
): LinkedSlot {
  const { operationId } = operation;
  const isOwn = ({ followerId, followedId }: DirectLeg): boolean =>
    followerId === operationId || followedId === operationId;
  const [gone, come] = [ended.filter(isOwn), made.filter(isOwn)];
  const arriving = come.find(({ followerId }) => followerId === operationId);
  const times = linkedTimes(timesWithout(operation.times, operationId, gone), {
    ...(arriving && { follows: arriving.hours }),
    isFollowed: come.some(({ followedId }) => followedId === operationId),
  });
  return { operation, truckId, window: takenFor(times), ended: gone, made: come };
}
