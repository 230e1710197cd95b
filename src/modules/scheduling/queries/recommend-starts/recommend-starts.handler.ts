import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { daysBetween } from '#kernel/local-date.js';
import type { RecommendedStartView } from '../../contract/availability.view.js';
import { SLOTS } from '../../contract/limits.js';
import { showClock } from '../../domain/board-config.js';
import type { FoundSlot } from '../../domain/slots/day-slots.js';
import { findSlots } from '../../domain/slots/find-slots.js';
import { windowEnd } from '../../domain/slots/slot-window.js';
import { dayClock } from '../find-slots/day-clock.js';
import { SlotSearcher } from '../find-slots/slot-searcher.js';
import type { PreparedSearch } from '../find-slots/slot-searcher.js';
import { RecommendStartsQuery } from './recommend-starts.query.js';

@QueryHandler(RecommendStartsQuery)
export class RecommendStartsHandler implements IQueryHandler<RecommendStartsQuery> {
  constructor(private readonly searcher: SlotSearcher) {}

  async execute({ starts }: RecommendStartsQuery): Promise<RecommendedStartView[]> {
    const { branchId, duration } = starts;
    const open = starts.days.filter(({ startTimes }) => startTimes.length > 0);
    const [first, last] = [open[0], open.at(-1)];
    if (!first || !last) return [];
    const days = daysBetween(first.date, last.date) + 1;
    const prepared = await this.searcher.prepare({ branchId, duration, from: first.date, days });
    const keys = new Set(
      open.flatMap(({ date, startTimes }) => startTimes.map(({ time }) => `${date} ${time}`)),
    );
    const isOpen = (slot: FoundSlot): boolean => keys.has(`${dayOf(slot)} ${timeOf(slot)}`);
    return findSlots(prepared.search, isOpen)
      .slice(0, SLOTS.shown)
      .map((slot) => recommended(slot, prepared));
  }
}

const dayOf = ({ searched }: FoundSlot): string => searched.day.day;
const timeOf = ({ start }: FoundSlot): string => showClock(start);

function recommended(slot: FoundSlot, { search, timezone }: PreparedSearch): RecommendedStartView {
  const { instantOf } = dayClock(dayOf(slot), timezone);
  const at = (minutes: number): string => instantOf(minutes).toISOString();
  const until = windowEnd(slot, search);
  return {
    date: dayOf(slot),
    time: timeOf(slot),
    window: until === null ? null : { from: at(slot.start), to: at(until) },
  };
}
