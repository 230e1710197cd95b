import { Inject, Injectable, Optional } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Maximum } from '#kernel/maximum.js';
import { toDollars } from '#kernel/money.js';
import { Db } from '#platform/database/db.js';
import { boolean, double, id } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { activityCosts, inDollars } from '#modules/moves/contract/estimating.js';
import { GetEstimateBasesQuery } from '#modules/moves/index.js';
import type { ActivityBasis, WhichActivities } from '#modules/moves/index.js';
import { DEFAULT_ESTIMATE_SETTINGS } from '../contract/estimate-settings.view.js';
import { maximumOf } from '../contract/maximum.js';
import type { RangeView } from '../contract/range.view.js';
import { eachHour, inQuarters, rangeHours } from '../domain/hours.js';
import { scopeFor } from '../domain/model.js';
import type { Model } from '../domain/model.js';
import { rangeSentence } from '../domain/range-sentence.js';
import { ADDRESS_MEMORY } from '../ports/address-memory.js';
import type { AddressMemory, AddressShift } from '../ports/address-memory.js';
import { SETTING } from '../sql/setting.view.js';
import { ActiveModelReader } from './active-model-reader.js';

/** What a customer may be told of a day. */
export interface DayTime {
  /** Null while a stop has no estimate. */
  readonly range: RangeView | null;
  /** Null where none is promised. */
  readonly most: Maximum | null;
}

/** What a branch says about its maxima. */
interface Promising {
  readonly quantile: number;
  readonly estimateIsCap: boolean;
}

/** What a range rests on besides the activity itself. */
interface Known {
  readonly model: Model;
  readonly quantile: number;
  readonly memory: AddressShift | null;
}

const PROMISING = statement(
  { quantile: double(), estimateIsCap: boolean(), branchId: id() },
  sql`
  select branch_id as "branchId", quantile, estimate_is_cap as "estimateIsCap"
  from ${SETTING} where branch_id = any ($1)`,
);

/** Computes how long activities may take. */
@Injectable()
export class RangeReader {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly inUse: ActiveModelReader,
    @Optional() @Inject(ADDRESS_MEMORY) private readonly addresses: AddressMemory | null,
  ) {}

  /** By activity id, by day; absent where there is no activity. */
  async of(which: WhichActivities): Promise<ReadonlyMap<string, DayTime>> {
    const bases = [...(await this.queries.execute(new GetEstimateBasesQuery(which))).values()];
    const ids = bases.flatMap(({ isComplete, activityId }) => (isComplete ? [activityId] : []));
    const [model, promising, memories] = await Promise.all([
      this.inUse.read(),
      this.promisingOf([...new Set(bases.map(({ branchId }) => branchId))]),
      ids.length === 0 ? undefined : this.addresses?.of(ids),
    ]);
    const days = bases.map((basis) => {
      const { activityId, branchId } = basis;
      const { quantile, estimateIsCap } = promising.get(branchId) ?? DEFAULT_ESTIMATE_SETTINGS;
      const known = { model, quantile, memory: memories?.get(activityId) ?? null };
      return [activityId, dayOf(basis, known, estimateIsCap)] as const;
    });
    return new Map(days);
  }

  private async promisingOf(ids: readonly string[]): Promise<ReadonlyMap<string, Promising>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.rows(PROMISING, [ids]);
    return new Map(rows.map((row) => [row.branchId, row]));
  }
}

/** @param isCap the estimate is the most where there is no range */
function dayOf(basis: ActivityBasis, known: Known, isCap: boolean): DayTime {
  const { estHours, minTime } = basis.cost;
  const costs = inDollars(activityCosts(basis.cost));
  const range = basis.isComplete ? rangeOf(basis, known) : null;
  const most = maximumOf(
    {
      range,
      estimate: { hours: estHours, price: costs.estTotalCost },
      minimum: { hours: minTime, price: costs.estTotalCostMin },
    },
    isCap,
  );
  return { range: range && most && { ...range, most }, most };
}

function rangeOf(
  basis: ActivityBasis,
  { model, quantile, memory }: Known,
): Omit<RangeView, 'most'> {
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
