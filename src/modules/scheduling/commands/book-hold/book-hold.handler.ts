import { Inject } from '@nestjs/common';
import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { PlanningView } from '#modules/branches/contract/planning.js';
import { KeepPlanningCommand } from '#modules/branches/index.js';
import { ACTIVITY_REBOOKING } from '#modules/moves/index.js';
import type { ActivityRebooking, LockedActivity } from '#modules/moves/index.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import type { HoldBookedView } from '../../contract/holds.view.js';
import type { SlotsRequest } from '../../domain/slots/slots-request.js';
import { BoardChanges } from '../../live/board-changes.js';
import type { StoredHold } from '../../persistence/slot-hold.repository.js';
import { SlotOffering } from '../../queries/find-slots/slot-offering.js';
import {
  activityCommitted,
  crewMismatch,
  operationsDiffer,
  truckRefusal,
  windowsOff,
} from '../../refusals.js';
import { wouldMismatch } from '../rebooking.js';
import { isOnBoard } from '../retiming.js';
import { SlotTaker } from '../slot-taker.js';
import { BookableHolds } from './bookable-holds.js';
import { BookHoldCommand } from './book-hold.command.js';
import type { HoldBooking } from './book-hold.command.js';
import type { BookedPart, ForeseenLegs } from './held-links.js';
import { HeldParts } from './held-parts.js';

interface Locked {
  hold: StoredHold;
  activity: LockedActivity;
  trucks: ReadonlyMap<string, TruckView>;
}

@CommandHandler(BookHoldCommand)
export class BookHoldHandler implements ICommandHandler<BookHoldCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly holds: BookableHolds,
    private readonly slots: SlotTaker,
    private readonly parts: HeldParts,
    private readonly offering: SlotOffering,
    private readonly board: BoardChanges,
    @Inject(ACTIVITY_REBOOKING) private readonly activities: ActivityRebooking,
  ) {}

  async execute({ booking }: BookHoldCommand): Promise<HoldBookedView> {
    const { holdId, heldBy, customerId, activityId } = booking;
    const seen = await this.holds.find(holdId, heldBy);
    await this.activities.requireOf(customerId, activityId);
    this.holds.requireLive(seen);
    const foreseen = await this.parts.foresee(activityId, seen);
    const planning = await this.commands.execute(new KeepPlanningCommand(seen.branchId));
    const locked = await this.lock(booking, seen);
    const { activity, hold } = locked;
    if (activity.operations.some(({ place }) => place.truck !== null)) throw activityCommitted();
    if (activity.operations.length !== hold.trucks.length) throw operationsDiffer();
    const isForeign = activity.branchId !== hold.branchId;
    const parts = await this.plan(locked, foreseen, planning.directLegs);
    if (!parts)
      throw this.offering.taken(isForeign ? hold.request : asStored(hold.request, activity));
    this.activities.judge(activity);
    if (isForeign) throw truckRefusal('OTHER_BRANCH');
    for (const { refusal } of parts) if (refusal) throw refusal;
    await this.holds.book(hold, activityId);
    await this.book(locked, parts, planning);
    await this.parts.tellRows(parts, { day: hold.day, timezone: activity.timezone });
    this.board.tell(hold.branchId, hold.day, { kind: 'reservations' });
    return this.parts.shown(parts);
  }

  /** The trucks first, then the hold and the customer: everybody who needs them takes them in this order. */
  private async lock(booking: HoldBooking, seen: StoredHold): Promise<Locked> {
    const { holdId, heldBy, activityId, version } = booking;
    const trucks = await this.slots.lockLeft(seen.trucks.map(({ truck }) => truck));
    const hold = await this.holds.lock(holdId, heldBy);
    const activity = await this.activities.lockSeen({ activityId, version });
    return { hold, activity, trucks };
  }

  /** Null where something does not fit anymore; a branch without direct legs has none to give. */
  private async plan(
    { hold, activity }: Locked,
    foreseen: ForeseenLegs,
    directLegs: boolean,
  ): Promise<BookedPart[] | null> {
    const parts: BookedPart[] = [];
    for (const [index, operation] of activity.operations.entries()) {
      const on = hold.trucks[index];
      if (!on || (!directLegs && (on.follows !== null || on.leadsTo !== null))) return null;
      const part = await this.parts.plan({ operation, on, hold, foreseen });
      if (!part) return null;
      parts.push(part);
    }
    return parts;
  }

  private async book(
    { hold, activity, trucks }: Locked,
    parts: BookedPart[],
    { arrivalWindows }: PlanningView,
  ): Promise<void> {
    await this.parts.take(parts, hold.day, trucks);
    if (hold.latestStart && !arrivalWindows) throw windowsOff();
    const planned = parts.map(({ own: { operation, truckId }, times }) => {
      return { operation, times, truckId, limits: null };
    });
    if (wouldMismatch(activity, planned)) throw crewMismatch();
    const { starts: from, latestStart: to } = hold;
    const { version } = await this.activities.rebook(activity, {
      day: hold.day,
      operations: planned.map(({ operation: { operationId }, times, truckId: truck }) => ({
        operationId,
        date: times.date,
        duration: times.duration,
        truck,
        arrivalWindow: to && { from, to },
      })),
    });
    this.tellFormerBoard(activity, hold, version);
    await this.parts.link(activity.branchId, parts);
  }

  /** Announces what left the Unassigned row of another day. */
  private tellFormerBoard(activity: LockedActivity, hold: StoredHold, version: number): void {
    const { customerId, branchId, day } = activity;
    if (day === hold.day) return;
    for (const { operationId, place } of activity.operations) {
      if (!isOnBoard(place)) continue;
      this.board.operationLeft({ branchId, day, customerId, version, operationId });
    }
  }
}

/** What was looked for, of the activity as it is by now: a page saves what is typed before it books. */
const asStored = (
  { branchId, from, days, wish, draft }: SlotsRequest,
  { activityId, operations }: LockedActivity,
): SlotsRequest => ({
  branchId,
  activityId,
  // A hold is booked by the operations, one on each truck.
  truckCount: operations.length,
  ...(from !== undefined && { from }),
  ...(days !== undefined && { days }),
  ...(wish && { wish }),
  ...(draft !== undefined && { draft }),
});
