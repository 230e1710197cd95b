import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { roundHalfUp, toDollars } from '#kernel/money.js';
import { Db } from '#platform/database/db.js';
import { bigint, double, id } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { ACTIVITY } from '#modules/moves/index.js';
import type { QuantilePreviewView } from '../../contract/estimate-settings.view.js';
import { scopeFor } from '../../domain/model.js';
import { overrunHours } from '../../domain/overruns.js';
import { quantileOf } from '../../domain/pool.js';
import { SettingRepository } from '../../persistence/setting.repository.js';
import { ActiveModelReader } from '../active-model-reader.js';
import { PreviewQuantileQuery } from './preview-quantile.query.js';

const USED = statement(
  { activityId: id(), y: double(), residual: double(), handlingMinutes: double() },
  sql`
  select activity_id as "activityId", ln(ratio) as y, residual,
         handling_minutes as "handlingMinutes"
  from ranges.model_job where version = $1 and branch_id = $2 and left_out is null`,
  'plain',
);
const RATES = statement(
  { id: id(), rateCents: bigint() },
  sql`
  select id, total_hourly_rate_cents as "rateCents" from ${ACTIVITY} where id = any ($1)`,
  'plain',
);

@QueryHandler(PreviewQuantileQuery)
export class PreviewQuantileHandler implements IQueryHandler<PreviewQuantileQuery> {
  constructor(
    private readonly db: Db,
    private readonly settings: SettingRepository,
    private readonly inUse: ActiveModelReader,
  ) {}

  async execute({ branchId, quantile }: PreviewQuantileQuery): Promise<QuantilePreviewView> {
    const settings = await this.settings.of(branchId);
    const model = await this.inUse.read();
    const { scope } = scopeFor(model, branchId);
    const q = quantileOf(scope.pool, quantile ?? settings.quantile);
    const jobs = await this.db.rows(USED, [model.version, branchId]);
    const exceeded = jobs.flatMap((job) => {
      const hours = overrunHours(job, q);
      return hours === null ? [] : [{ activityId: job.activityId, hours }];
    });
    const rates = await this.ratesOf(exceeded.map(({ activityId }) => activityId));
    const cost = exceeded.map(({ activityId, hours }) => hours * (rates.get(activityId) ?? 0));
    return {
      jobs: jobs.length,
      exceeded: exceeded.length,
      meanOverrunHours: Number(meanOf(exceeded.map(({ hours }) => hours)).toFixed(4)),
      meanOverrunCost: toDollars(roundHalfUp(meanOf(cost))),
    };
  }

  /** Cents for an hour of the crew, by activity. */
  private async ratesOf(activityIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (activityIds.length === 0) return new Map();
    const rows = await this.db.rows(RATES, [activityIds]);
    return new Map(rows.map(({ id, rateCents }) => [id, rateCents]));
  }
}

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
