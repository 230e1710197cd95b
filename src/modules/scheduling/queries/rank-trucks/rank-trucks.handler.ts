import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { alignOutward, BLOCK_MINUTES, HOUR_MS } from '#kernel/time-window.js';
import { trucksByRank } from '../../domain/slots/day-slots.js';
import { dayClock } from '../find-slots/day-clock.js';
import { SlotSearcher } from '../find-slots/slot-searcher.js';
import { RankTrucksQuery } from './rank-trucks.query.js';

@QueryHandler(RankTrucksQuery)
export class RankTrucksHandler implements IQueryHandler<RankTrucksQuery> {
  constructor(private readonly searcher: SlotSearcher) {}

  async execute({ time: { branchId, day, window } }: RankTrucksQuery): Promise<string[]> {
    const { start, end } = alignOutward(window, BLOCK_MINUTES);
    const duration = (end.getTime() - start.getTime()) / HOUR_MS;
    const asked = { branchId, duration, from: day, days: 1 };
    const { search, timezone } = await this.searcher.prepare(asked);
    const [searched] = search.days;
    const minutes = dayClock(day, timezone).minutesOf(start.getTime());
    return searched ? trucksByRank(searched, minutes, search) : [];
  }
}
