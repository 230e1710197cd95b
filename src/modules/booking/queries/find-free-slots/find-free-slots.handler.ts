import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { AVAILABILITY } from '../../../scheduling/contract/limits.js';
import { FindAvailabilityQuery } from '../../../scheduling/index.js';
import type { FreeSlotsView } from '../../contract/booking.view.js';
import { ServingBranches } from '../serving-branches.js';
import { FindFreeSlotsQuery } from './find-free-slots.query.js';

@QueryHandler(FindFreeSlotsQuery)
export class FindFreeSlotsHandler implements IQueryHandler<FindFreeSlotsQuery> {
  constructor(
    private readonly queries: QueryBus,
    private readonly branches: ServingBranches,
  ) {}

  async execute({ wish }: FindFreeSlotsQuery): Promise<FreeSlotsView> {
    const { zip, duration, from, days = AVAILABILITY.days } = wish;
    const { id: branchId } = await this.branches.of(zip);
    const { slots } = AVAILABILITY;
    const asked = { branchId, duration, slots, days, from, requiresLift: false };
    return { branchId, ...(await this.queries.execute(new FindAvailabilityQuery(asked))) };
  }
}
