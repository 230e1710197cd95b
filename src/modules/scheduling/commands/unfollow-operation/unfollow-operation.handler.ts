import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { OPERATION_PLACING } from '#modules/moves/index.js';
import type { LockedOperation, OperationPlacing } from '#modules/moves/index.js';
import type { FollowedView } from '../../contract/booking.view.js';
import { bothEnds } from '../left-ends.js';
import { OccupancyRepository } from '../../persistence/occupancy.repository.js';
import { BoardBranches } from '../../queries/board-branches.js';
import { ShownBookings } from '../../queries/shown-bookings.js';
import { blockChanged } from '../../refusals.js';
import { LegEnder } from '../leg-ender.js';
import { SlotTaker } from '../slot-taker.js';
import { UnfollowOperationCommand } from './unfollow-operation.command.js';
import type { Unfollowing } from './unfollow-operation.command.js';

@CommandHandler(UnfollowOperationCommand)
export class UnfollowOperationHandler implements ICommandHandler<UnfollowOperationCommand> {
  constructor(
    private readonly branches: BoardBranches,
    private readonly occupancy: OccupancyRepository,
    private readonly slots: SlotTaker,
    private readonly legs: LegEnder,
    private readonly bookings: ShownBookings,
    @Inject(OPERATION_PLACING) private readonly operations: OperationPlacing,
  ) {}

  async execute({ unfollowing }: UnfollowOperationCommand): Promise<FollowedView> {
    const { branchId } = unfollowing;
    const { followed, follower } = await this.branches.refusedFirst(branchId, () =>
      this.lock(unfollowing),
    );
    const { followerId } = follower.follows ?? { followerId: null };
    if (!followed || followerId === null || followed.followedBy?.followerId !== followerId) {
      throw blockChanged();
    }
    this.operations.judge(follower, branchId);
    const pair = { followedId: followed.operationId, followerId };
    await this.legs.end(branchId, bothEnds([pair]), 'refuse');
    const shown = await this.operations.shown(followerId);
    return this.bookings.followed(shown, await this.operations.shown(pair.followedId));
  }

  /** The truck first, then the customers, as everybody who needs both. */
  private async lock({ branchId, operationId, version, afterVersion }: Unfollowing): Promise<{
    followed: LockedOperation | undefined;
    follower: LockedOperation;
  }> {
    const on = await this.occupancy.truckOf(operationId);
    await this.slots.lock(on ? [on.truckId] : []);
    if (on?.follows) await this.operations.lockCustomersOf([on.follows, operationId]);
    const after = on?.follows && { operationId: on.follows, branchId, version: afterVersion };
    const followed = after ? await this.operations.lockSeen(after) : undefined;
    const follower = await this.operations.lockSeen({ operationId, branchId, version });
    return { followed, follower };
  }
}
