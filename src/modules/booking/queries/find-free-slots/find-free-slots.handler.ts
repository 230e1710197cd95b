import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { AVAILABILITY } from '#modules/scheduling/contract/limits.js';
import type { FreeSlotsView } from '../../contract/booking.view.js';
import { PublicAvailability } from '../public-availability.js';
import { ServingBranches } from '../serving-branches.js';
import { FindFreeSlotsQuery } from './find-free-slots.query.js';

@QueryHandler(FindFreeSlotsQuery)
export class FindFreeSlotsHandler implements IQueryHandler<FindFreeSlotsQuery> {
  constructor(
    private readonly offers: PublicAvailability,
    private readonly branches: ServingBranches,
  ) {}

  async execute({ request }: FindFreeSlotsQuery): Promise<FreeSlotsView> {
    const { zip, duration, from, days = AVAILABILITY.days } = request;
    const branch = await this.branches.of(zip);
    const offered = await this.offers.find(branch, { duration, from, days });
    return { branchId: branch.id, ...offered };
  }
}
