import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { MINUTE_MS } from '#kernel/time-window.js';
import { Clock } from '#platform/clock/clock.js';
import type { HoldView } from '../../contract/holds.view.js';
import { HOLDS } from '../../contract/limits.js';
import { heldBy } from '../../domain/slots/offered-slot.js';
import { isForTheSame } from '../../domain/slots/holds.js';
import { BoardChanges } from '../../live/board-changes.js';
import { SlotOffers } from '../../offers/slot-offers.js';
import type { SlotOffer } from '../../offers/slot-offers.js';
import { SlotHoldRepository } from '../../persistence/slot-hold.repository.js';
import type { HeldOnTruck, NewHold, StoredHold } from '../../persistence/slot-hold.repository.js';
import { dayClock } from '../../queries/find-slots/day-clock.js';
import { SlotOffering } from '../../queries/find-slots/slot-offering.js';
import type { FittingOffer } from '../../queries/find-slots/slot-offering.js';
import { truckView } from '../../queries/find-slots/to-slot-view.js';
import { toHold } from '../../queries/to-hold.js';
import { slotExpired, tooManyHolds, windowsOff } from '../../refusals.js';
import { HoldTrail } from '../hold-trail.js';
import { requireOwn } from '../own-hold.js';
import { SlotTaker } from '../slot-taker.js';
import { HoldOfferCommand } from './hold-offer.command.js';

@CommandHandler(HoldOfferCommand)
export class HoldOfferHandler implements ICommandHandler<HoldOfferCommand> {
  constructor(
    private readonly offers: SlotOffers,
    private readonly offering: SlotOffering,
    private readonly holds: SlotHoldRepository,
    private readonly slots: SlotTaker,
    private readonly trail: HoldTrail,
    private readonly board: BoardChanges,
    private readonly clock: Clock,
  ) {}

  async execute({ token, heldBy: employeeId }: HoldOfferCommand): Promise<HoldView> {
    const offer = this.offers.open(token);
    if (!offer) throw slotExpired([]);
    if (this.offering.isOver(offer)) throw this.offering.expired(offer.request);
    // Judged once before it waits for anybody: many who want one slot need neither ask for its drives nor
    // queue for its truck.
    this.require(offer, await this.offering.judge(offer));
    const drives = await this.offering.drives(offer);
    await this.holds.lockPerson(employeeId);
    await this.slots.lockLeft(offer.trucks.map(({ truck }) => truck));
    const fitting = this.require(offer, await this.offering.judge(offer, drives));
    await this.makeRoom(offer, employeeId);
    if (offer.until !== null && !fitting.search.settings.arrivalWindows) throw windowsOff();
    return toHold(await this.hold(offer, fitting, employeeId));
  }

  /** @throws DomainError 409 SLOT_TAKEN */
  private require({ request }: SlotOffer, fitting: FittingOffer | null): FittingOffer {
    if (!fitting) throw this.offering.taken(request);
    return fitting;
  }

  /** @throws DomainError 409 TOO_MANY_HOLDS */
  private async makeRoom({ request }: SlotOffer, employeeId: string): Promise<void> {
    const now = this.clock.now();
    const live = await this.holds.liveOf(employeeId, now);
    const former = live.filter((hold) => isForTheSame(hold, request));
    if (live.length - former.length >= HOLDS.atOnce) throw tooManyHolds();
    if (former.length === 0) return;
    await this.holds.end(
      former.map(({ id }) => id),
      now,
    );
    for (const hold of former) {
      await this.trail.ended(hold);
      this.board.tell(hold.branchId, hold.day, { kind: 'reservations' });
    }
  }

  private async hold(
    offer: SlotOffer,
    fitting: FittingOffer,
    employeeId: string,
  ): Promise<StoredHold> {
    const now = this.clock.now();
    const hold = newHold(offer, fitting, { employeeId, now });
    const id = await this.holds.add(hold, heldOnTrucks(offer, fitting), now);
    if (id === undefined) throw this.offering.taken(offer.request);
    this.board.tell(hold.branchId, hold.day, { kind: 'reservations' });
    const held = requireOwn(await this.holds.find(id), employeeId);
    await this.trail.taken(held);
    return held;
  }
}

function newHold(
  { request, day, start, until }: SlotOffer,
  { search, timezone, fits }: FittingOffer,
  { employeeId, now }: { employeeId: string; now: Date },
): NewHold {
  const { instantOf } = dayClock(day, timezone);
  return {
    branchId: request.branchId,
    heldBy: employeeId,
    activityId: request.activityId ?? null,
    draft: request.draft ?? null,
    day,
    starts: instantOf(start),
    ends: instantOf(start + search.wanted.minutes),
    latestStart: until === null ? null : instantOf(until),
    trucks: fits.map((fit) => truckView(fit, start, search)),
    request,
    expiresAt: new Date(now.getTime() + HOLDS.minutes * MINUTE_MS),
  };
}

function heldOnTrucks(
  { day, start }: SlotOffer,
  { search, timezone, fits }: FittingOffer,
): HeldOnTruck[] {
  const { instantOf } = dayClock(day, timezone);
  return fits.map((fit) => {
    const held = heldBy(fit, start, search);
    const window = { start: instantOf(held.start), end: instantOf(held.end) };
    return { truckId: fit.opening.truck.id, window };
  });
}
