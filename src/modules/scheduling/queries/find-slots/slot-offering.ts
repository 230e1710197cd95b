import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { localDateOf } from '#kernel/local-date.js';
import { MINUTE_MS } from '#kernel/time-window.js';
import { Clock } from '#platform/clock/clock.js';
import { DeferredRefusal } from '#platform/database/deferred-refusal.js';
import { StartOver } from '#platform/database/start-over.js';
import { DriveLegsQuery } from '#modules/maps/index.js';
import { HOLDS } from '../../contract/limits.js';
import type { SlotView } from '../../contract/slots.view.js';
import { leavesTooSoon } from '../../domain/slots/day-slots.js';
import { findSlots } from '../../domain/slots/find-slots.js';
import { areKnown, drivesOf, fitsOf, withKnown } from '../../domain/slots/offered-slot.js';
import type { KnownDrive } from '../../domain/slots/offered-slot.js';
import type { SlotSearch } from '../../domain/slots/slot-search.js';
import type { SlotsRequest } from '../../domain/slots/slots-request.js';
import type { TruckFit } from '../../domain/slots/truck-fit.js';
import { SlotOffers } from '../../offers/slot-offers.js';
import type { SlotOffer } from '../../offers/slot-offers.js';
import { slotExpired, slotTakenFor } from '../../refusals.js';
import { BoardBranches } from '../board-branches.js';
import { dayClock } from './day-clock.js';
import { SlotSearcher } from './slot-searcher.js';
import { toSlotView } from './to-slot-view.js';

/** An offer that still fits. */
export interface FittingOffer {
  search: SlotSearch;
  timezone: string;
  /** In the order of its trucks. */
  fits: TruckFit[];
}

const MINUTES = 60;

/** Judges offers, and makes others in their place. */
@Injectable()
export class SlotOffering {
  constructor(
    private readonly searcher: SlotSearcher,
    private readonly offers: SlotOffers,
    private readonly branches: BoardBranches,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /**
   * The drives between moves that an offer relies on, from the maps service, which may take its time.
   * @throws 404, 409 OTHER_BRANCH, 503
   */
  async drives(offer: SlotOffer): Promise<KnownDrive[]> {
    if (offer.trucks.every(({ follows, leadsTo }) => follows === null && leadsTo === null))
      return [];
    const { search, timezone } = await this.searcher.prepare(onItsDay(offer));
    const [day] = search.days;
    const wanted = day ? drivesOf(offer, day, search) : [];
    if (wanted.length === 0) return [];
    const { instantOf } = dayClock(offer.day, timezone);
    const asked = wanted.map(({ departs, ...ends }) => ({
      ...ends,
      departure: instantOf(departs),
    }));
    const legs = await this.queries.execute(new DriveLegsQuery(asked, timezone));
    return wanted.map((drive, index) => {
      const hours = legs[index]?.hours ?? Infinity;
      return { ...drive, minutes: hours * MINUTES };
    });
  }

  /**
   * By the drives that were asked for, else by rule as it was found. Null where the slot is taken.
   * @throws 404, 409 OTHER_BRANCH; StartOver where it relies on other drives by now
   */
  async judge(offer: SlotOffer, drives?: readonly KnownDrive[]): Promise<FittingOffer | null> {
    const { search: found, timezone } = await this.searcher.prepare(onItsDay(offer));
    const [day] = found.days;
    if (!day || leavesTooSoon(day, offer.start, found)) return null;
    if (drives && !areKnown(drivesOf(offer, day, found), drives))
      throw new StartOver(this.taken(offer.request));
    const search = withKnown(found, drives ?? []);
    const fits = fitsOf(offer, day, search);
    return fits && { search, timezone, fits };
  }

  /** SLOT_TAKEN with the best of now for what was looked for; 404, 409 OTHER_BRANCH where that cannot be had. */
  taken(asked: SlotsRequest): DeferredRefusal {
    return new DeferredRefusal(async () => slotTakenFor(await this.instead(asked)));
  }

  /** SLOT_EXPIRED in the same way. */
  expired(asked: SlotsRequest): DeferredRefusal {
    return new DeferredRefusal(async () => slotExpired(await this.instead(asked)));
  }

  /** Whether an offer was made long ago. */
  isOver({ offered }: SlotOffer): boolean {
    return this.clock.now().getTime() - offered > HOLDS.offerMinutes * MINUTE_MS;
  }

  private async instead(asked: SlotsRequest): Promise<SlotView[]> {
    const { timezone } = await this.branches.get(asked.branchId);
    const now = this.clock.now();
    const { from, ...others } = asked;
    const isPast = from === undefined || from < localDateOf(now, timezone);
    const request = isPast ? others : asked;
    const prepared = await this.searcher.prepare(request);
    const seal = (offer: SlotOffer): string => this.offers.seal(offer);
    return findSlots(prepared.search)
      .slice(0, HOLDS.offeredInstead)
      .map((slot) => toSlotView(slot, prepared, { request, now, seal }));
  }
}

const onItsDay = ({ request, day }: SlotOffer): SlotsRequest => ({
  ...request,
  from: day,
  days: 1,
});
