import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/clock/clock.js';
import { SLOTS } from '../../contract/limits.js';
import { SLOT_NOTES } from '../../contract/slots.view.js';
import type { SlotsView } from '../../contract/slots.view.js';
import { findSlots } from '../../domain/slots/find-slots.js';
import { SlotOffers } from '../../offers/slot-offers.js';
import { FindSlotsQuery } from './find-slots.query.js';
import { SlotSearcher } from './slot-searcher.js';
import type { PreparedSearch } from './slot-searcher.js';
import { toSlotView } from './to-slot-view.js';

@QueryHandler(FindSlotsQuery)
export class FindSlotsHandler implements IQueryHandler<FindSlotsQuery> {
  constructor(
    private readonly searcher: SlotSearcher,
    private readonly offers: SlotOffers,
    private readonly clock: Clock,
  ) {}

  async execute({ request, skip }: FindSlotsQuery): Promise<SlotsView> {
    const prepared = await this.searcher.prepare(request);
    const found = findSlots(prepared.search);
    const now = this.clock.now();
    const slots = found
      .slice(skip, skip + SLOTS.shown)
      .map((slot) =>
        toSlotView(slot, prepared, { request, now, seal: (offer) => this.offers.seal(offer) }),
      );
    return {
      slots,
      more: found.length > skip + SLOTS.shown,
      approximate: slots.some(({ approximate }) => approximate),
      notes: notesOf(prepared, found.length === 0),
    };
  }
}

function notesOf(
  { isUnplaced, hasTrucks, hasAbleTrucks }: PreparedSearch,
  isEmpty: boolean,
): string[] {
  const { notPlaced, noTruck, noLift, nothingFree } = SLOT_NOTES;
  const why = hasTrucks ? (hasAbleTrucks ? nothingFree : noLift) : noTruck;
  return [...(isUnplaced ? [notPlaced] : []), ...(isEmpty ? [why] : [])];
}
