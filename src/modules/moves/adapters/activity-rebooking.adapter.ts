import { Injectable } from '@nestjs/common';
import type {
  ActivityRebooking,
  ActivityRequest,
  LockedActivity,
  RebookedActivity,
  Rebooking,
  Rework,
} from '../ports/activity-rebooking.js';
import { ActivityReworker } from '../commands/activity-reworker.js';
import { MoveSaver } from '../commands/move-saver.js';
import { requireFreeDay } from '../domain/changes/pre-save.js';
import { activityOf } from '../domain/move.js';
import type { Move } from '../domain/move.js';
import { judgeSeenActivity } from '../domain/placing/expected-activity.js';
import { withRebooked } from '../domain/placing/retime.js';
import { customerInactive } from '../domain/refusals.js';
import { MoveRepository } from '../persistence/move.repository.js';
import { shownOfActivity } from '../views/shown-operation.js';
import { lockedOperation } from './operation-placing.adapter.js';

/** As it is stored, and as it is to be before it is booked again. */
interface LockedMove {
  before: Move;
  planned: Move;
}

/** Keeps the move that it read for `lock` until `rebook`, so that nothing is read twice. */
@Injectable()
export class ActivityRebookingAdapter implements ActivityRebooking {
  private readonly moves = new WeakMap<LockedActivity, LockedMove>();

  constructor(
    private readonly repository: MoveRepository,
    private readonly saver: MoveSaver,
    private readonly reworker: ActivityReworker,
  ) {}

  async requireOf(customerId: string, activityId: string): Promise<void> {
    activityOf(await this.repository.find(customerId), activityId);
  }

  async lock(request: ActivityRequest): Promise<LockedActivity> {
    const locked = await this.lockSeen(request);
    this.judge(locked);
    return locked;
  }

  async lockSeen({ activityId, ...claim }: ActivityRequest): Promise<LockedActivity> {
    const move = await this.repository.lockByActivity(activityId);
    judgeSeenActivity(claim, move, activityOf(move, activityId));
    const locked = lockedActivity(move, activityId);
    this.moves.set(locked, { before: move, planned: move });
    return locked;
  }

  judge(locked: LockedActivity): void {
    if (this.moves.get(locked)?.before.customer.status !== 'active') throw customerInactive();
  }

  async rework(locked: LockedActivity, rework: Rework): Promise<LockedActivity> {
    const { activityId } = locked;
    const { before, planned: move } = this.taken(locked);
    const planned = await this.reworker.rework(move, activityId, rework);
    const reworked = lockedActivity(planned, activityId);
    this.moves.set(reworked, { before, planned });
    return reworked;
  }

  async rebook(locked: LockedActivity, { day, operations }: Rebooking): Promise<RebookedActivity> {
    const { before, planned: move } = this.taken(locked);
    const others = move.activities.filter(({ id }) => id !== locked.activityId);
    requireFreeDay(
      others.map(({ activityDay }) => activityDay),
      day,
    );
    const planned = withRebooked(move, activityOf(move, locked.activityId), day, operations);
    const isBooked = operations.some(({ truck }) => truck !== null);
    // Stops that change with their booking are no other booking.
    const isReworked = move !== before && day === locked.day;
    return this.write(locked, planned, {
      before,
      type: isBooked && !isReworked ? 'BOOKED' : 'UPDATED',
    });
  }

  keep(locked: LockedActivity): Promise<RebookedActivity> {
    const { before, planned } = this.taken(locked);
    return this.write(locked, planned, { before, type: 'UPDATED' });
  }

  private async write(
    { activityId }: LockedActivity,
    planned: Move,
    { before, type }: { before: Move; type: 'BOOKED' | 'UPDATED' },
  ): Promise<RebookedActivity> {
    const after = await this.saver.savePlaced(before, planned, { type });
    const rebooked = activityOf(after, activityId);
    const onTrucks = shownOfActivity(after, rebooked, ({ truck }) => truck !== null);
    return { version: after.customer.version, onTrucks };
  }

  /** What `lock` read, once. */
  private taken(locked: LockedActivity): LockedMove {
    const move = this.moves.get(locked);
    if (!move) throw new Error(`Activity ${locked.activityId} is rebooked without being locked`);
    this.moves.delete(locked);
    return move;
  }
}

function lockedActivity(move: Move, activityId: string): LockedActivity {
  const { customer, branch } = move;
  const activity = activityOf(move, activityId);
  const { truckCount, numMovers, activityDay: day } = activity;
  return {
    activityId,
    customerId: customer.id,
    branchId: customer.branchId,
    day,
    timezone: branch.timezone,
    truckCount,
    numMovers,
    operations: activity.operations.map((operation) =>
      lockedOperation(move, { activity, operation }),
    ),
  };
}
