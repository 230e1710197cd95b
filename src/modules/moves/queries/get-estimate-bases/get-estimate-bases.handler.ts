import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { estimateBasis } from '../../domain/estimates/estimate-basis.js';
import type { EstimateConstants } from '../../domain/estimates/estimate-constants.js';
import { feeOf } from '../../domain/money/move-costs.js';
import { EstimateBasisReader } from '../estimate-basis-reader.js';
import type { EstimatedActivity } from '../estimate-basis-reader.js';
import { GetEstimateBasesQuery } from './get-estimate-bases.query.js';
import type { ActivityBasis } from './get-estimate-bases.query.js';

@QueryHandler(GetEstimateBasesQuery)
export class GetEstimateBasesHandler implements IQueryHandler<GetEstimateBasesQuery> {
  constructor(private readonly activities: EstimateBasisReader) {}

  async execute({ which }: GetEstimateBasesQuery): Promise<ReadonlyMap<string, ActivityBasis>> {
    const found = await this.activities.read(which);
    const bases = found.map(({ activity, constants }) => basisOf(activity, constants));
    return new Map(bases.map((basis) => [basis.activityId, basis]));
  }
}

function basisOf(activity: EstimatedActivity, constants: EstimateConstants): ActivityBasis {
  const { activityId, customerId, branchId, activityDay, locations } = activity;
  const { numMovers, truckCount, estHours, minTime, rateCents } = activity;
  return {
    ...{ activityId, customerId, branchId, activityDay },
    ...estimateBasis({ locations, numMovers, truckCount, minTime, constants }),
    constantsVersion: constants.version,
    thirdMoverFactor: constants.thirdMoverFactor,
    cost: {
      ...{ rateCents, numMovers, truckCount, estHours, minTime },
      tripFees: locations.map(feeOf),
      packing: locations.map(({ packingEstCostCents }) => packingEstCostCents ?? 0),
    },
  };
}
