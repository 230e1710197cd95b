import { Inject, Injectable, Optional } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { toDollars } from '#kernel/money.js';
import { Db } from '#platform/database/db.js';
import { activityCosts } from '#modules/moves/contract/estimating.js';
import { GetEstimateBasesQuery } from '#modules/moves/index.js';
import type { ActivityBasis, WhichActivities } from '#modules/moves/index.js';
import { DEFAULT_ESTIMATE_SETTINGS } from '../contract/estimate-settings.view.js';
import type { RangeView } from '../contract/range.view.js';
import { eachHour, inQuarters, rangeHours } from '../domain/hours.js';
import { scopeFor } from '../domain/model.js';
import type { Model } from '../domain/model.js';
import { rangeSentence } from '../domain/range-sentence.js';
import { ADDRESS_MEMORY } from '../ports/address-memory.js';
import type { AddressMemory, AddressShift } from '../ports/address-memory.js';
import { ActiveModelReader } from './active-model-reader.js';

/** What a range rests on besides the activity itself. */
interface Known {
  readonly model: Model;
  readonly quantile: number;
  readonly memory: AddressShift | null;
}

const QUANTILES = `
  select branch_id as "branchId", quantile from ranges.v_setting where branch_id = any ($1)`;

/** Computes how long activities may take. */
@Injectable()
export class RangeReader {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly inUse: ActiveModelReader,
    @Optional() @Inject(ADDRESS_MEMORY) private readonly addresses: AddressMemory | null,
  ) {}

  /**
   * By activity id: null where a stop has no estimate; absent where there is no activity.
   */
  async of(which: WhichActivities): Promise<ReadonlyMap<string, RangeView | null>> {
    const bases = await this.queries.execute(new GetEstimateBasesQuery(which));
    const told = [...bases.values()].filter(({ isComplete }) => isComplete);
    const ids = told.map(({ activityId }) => activityId);
    const [model, quantiles, memories] = await Promise.all([
      this.inUse.read(),
      this.quantilesOf([...new Set(told.map(({ branchId }) => branchId))]),
      ids.length === 0 ? undefined : this.addresses?.of(ids),
    ]);
    const ranges = [...bases.values()].map((basis) => {
      const quantile = quantiles.get(basis.branchId) ?? DEFAULT_ESTIMATE_SETTINGS.quantile;
      const known = { model, quantile, memory: memories?.get(basis.activityId) ?? null };
      return [basis.activityId, basis.isComplete ? rangeOf(basis, known) : null] as const;
    });
    return new Map(ranges);
  }

  private async quantilesOf(branchIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (branchIds.length === 0) return new Map();
    const rows = await this.db.prepared<{ branchId: string; quantile: number }>(QUANTILES, [
      branchIds,
    ]);
    return new Map(rows.map(({ branchId, quantile }) => [branchId, quantile]));
  }
}

function rangeOf(basis: ActivityBasis, { model, quantile, memory }: Known): RangeView {
  const { group, handlingMinutes, drivingMinutes, constantsVersion, cost } = basis;
  const { kind, scope } = scopeFor(model, basis.branchId);
  const job = { group, handlingMinutes, drivingMinutes };
  const exact = rangeHours(scope, job, quantile, memory?.shift);
  const hours = inQuarters(exact);
  const priceOf = (some: number): number =>
    toDollars(activityCosts({ ...cost, estHours: Math.max(cost.minTime, some) }).estTotalCost);
  return {
    basis: { handlingMinutes, drivingMinutes, group, constantsVersion },
    model: { version: model.version, scope: kind, n: scope.n },
    memory,
    exact,
    hours,
    price: eachHour(hours, priceOf),
    quantile,
    words: rangeSentence(hours, scope.n),
  };
}
