import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { AVAILABILITY } from '#modules/scheduling/contract/limits.js';
import { RecommendStartsQuery } from '#modules/scheduling/index.js';
import type { FreeSlotsView } from '../../contract/booking.view.js';
import { PublicAvailability } from '../public-availability.js';
import { ServingBranches } from '../serving-branches.js';
import { FindFreeSlotsQuery } from './find-free-slots.query.js';

@QueryHandler(FindFreeSlotsQuery)
export class FindFreeSlotsHandler implements IQueryHandler<FindFreeSlotsQuery> {
  constructor(
    private readonly offers: PublicAvailability,
    private readonly branches: ServingBranches,
    private readonly queries: QueryBus,
  ) {}

  async execute({ request }: FindFreeSlotsQuery): Promise<FreeSlotsView> {
    const { zip, duration, from, days = AVAILABILITY.days } = request;
    const branch = await this.branches.of(zip);
    const offered = await this.offers.find(branch, { duration, from, days });
    const free = { branchId: branch.id, ...offered };
    if (!branch.publicRanking) return free;
    const starts = { branchId: branch.id, duration, days: offered.availabilities };
    return { ...free, recommended: await this.queries.execute(new RecommendStartsQuery(starts)) };
  }
}
