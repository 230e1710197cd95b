import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { toCents, toDollars } from '#kernel/money.js';
import type { Cents } from '#kernel/money.js';
import { MOVE_DEFAULTS } from '#modules/moves/contract/limits.js';
import { activityCosts } from '#modules/moves/contract/estimating.js';
import { EstimateDriveQuery, GetConstantsQuery } from '#modules/moves/index.js';
import { FindZonesQuery } from '#modules/zip-zones/index.js';
import type { QuoteView } from '../../contract/booking.view.js';
import { zipCode } from '../../contract/zip.rule.js';
import { estimateRange } from '../../quoting/estimate-range.js';
import { ServingBranches } from '../serving-branches.js';
import type { ServingBranch } from '../serving-branches.js';
import { QuoteMoveQuery } from './quote-move.query.js';

@QueryHandler(QuoteMoveQuery)
export class QuoteMoveHandler implements IQueryHandler<QuoteMoveQuery> {
  constructor(
    private readonly queries: QueryBus,
    private readonly branches: ServingBranches,
  ) {}

  async execute({ request }: QuoteMoveQuery): Promise<QuoteView> {
    const { zip, toZip = zip } = request;
    const branch = await this.branches.of(zip);
    const range = estimateRange(
      request,
      await this.driveHours(zip, toZip, branch),
      await this.queries.execute(new GetConstantsQuery()),
    );
    const { hoursLow, hoursHigh, numMovers } = range;
    const costs = activityCosts({
      ...range,
      rateCents: branch.defaultHourlyRateCents ?? toCents(MOVE_DEFAULTS.rate),
      minTime: hoursLow,
      estHours: hoursHigh,
      tripFees: [await this.tripFee(branch, zip), await this.tripFee(branch, toZip)],
      packing: [],
    });
    return {
      branchId: branch.id,
      timezone: branch.timezone,
      hoursLow,
      hoursHigh,
      costLow: toDollars(costs.estCostMin),
      costHigh: toDollars(costs.estCost),
      duration: hoursHigh,
      numMovers,
      ...(branch.emailProof ? { emailProof: true } : {}),
    };
  }

  /** Within one zip the distance is unknown but always short. */
  private async driveHours(
    zip: string,
    toZip: string,
    { timezone }: ServingBranch,
  ): Promise<number | null> {
    const [from, to] = [zipCode(zip), zipCode(toZip)];
    return from === to ? null : this.queries.execute(new EstimateDriveQuery(from, to, timezone));
  }

  private async tripFee({ id }: ServingBranch, zip: string): Promise<Cents> {
    const [zone] = await this.queries.execute(new FindZonesQuery(id, [zip]));
    return zone?.useFee ? zone.tripFeeCents : 0;
  }
}
