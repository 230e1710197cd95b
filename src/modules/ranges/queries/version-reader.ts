import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import { MAX_PAGE_SIZE } from '#kernel/page.js';
import { newerThan } from '#kernel/validation/index.js';
import { Db } from '#platform/database/db.js';
import {
  day,
  double,
  id,
  instant,
  integer,
  jsonb,
  text,
  texts,
} from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { ModelJobView, ModelVersionView, MonthCoverageView } from '../contract/model.view.js';
import type { ModelState } from '../contract/range-terms.js';
import type { LeftOut } from '../domain/finished-job.js';

type VersionRow = typeof ALL.row;
type JobRow = typeof PAGE.row;

/** Which jobs of a version, and which part of them. */
export interface JobPage {
  readonly version: number;
  /** Of all branches where it is null. */
  readonly branchId: string | null;
  readonly offset: number;
  readonly size: number;
}

const VERSION = `version, trained_at as "trainedAt", state, n, p80, p90, held`;
const ALL = statement(
  {
    trainedAt: instant(),
    held: texts(),
    version: integer(),
    state: text<ModelState>(),
    n: integer(),
    p80: double().orNull(),
    p90: double().orNull(),
  },
  sql`select ${VERSION} from ranges.model_version order by version desc limit ${MAX_PAGE_SIZE} offset $1`,
  'plain',
);
const ONE = statement(
  {
    coverage: jsonb<MonthCoverageView[]>(),
    trainedAt: instant(),
    held: texts(),
    version: integer(),
    state: text<ModelState>(),
    n: integer(),
    p80: double().orNull(),
    p90: double().orNull(),
  },
  sql`select ${VERSION}, coverage from ranges.model_version where version = $1`,
  'plain',
);
const JOB = `
  activity_id as "activityId", customer_id as "customerId", branch_id as "branchId", day, finished,
  group_name as "group", ratio, left_out as "leftOut"`;
const OF_VERSION =
  'from ranges.model_job where version = $1 and ($2::text is null or branch_id = $2)';
const JOB_ROW = {
  finished: instant(),
  activityId: id(),
  customerId: id(),
  branchId: id(),
  day: day(),
  group: text(),
  ratio: double().orNull(),
  leftOut: text<LeftOut>().orNull(),
};
const PAGE = statement(
  JOB_ROW,
  sql`select ${JOB} ${OF_VERSION} order by position offset $3 limit $4`,
  'plain',
);
const COUNT = statement(
  { total: integer() },
  sql`select count(*)::integer as total ${OF_VERSION}`,
  'plain',
);
const WORST = statement(
  JOB_ROW,
  sql`
  select ${JOB} from ranges.model_job where version = $1 and left_out is null
  order by abs(residual) desc, position limit 20`,
  'plain',
);
const LAST = statement(
  JOB_ROW,
  sql`
  select ${JOB}
  from ranges.model_job
  where version = (select max(version) from ranges.model_version) and left_out is null
  order by position desc limit $1`,
  'plain',
);

const versionView = ({ trainedAt, ...rest }: VersionRow): ModelVersionView => ({
  version: rest.version,
  trainedAt: trainedAt.toISOString(),
  state: rest.state,
  n: rest.n,
  p80: rest.p80,
  p90: rest.p90,
  held: rest.held,
});

const jobView = ({ finished, ...rest }: JobRow): ModelJobView => ({
  ...rest,
  finished: finished.toISOString(),
});

/** Reads versions of what was learned, and the jobs they looked at. */
@Injectable()
export class VersionReader {
  constructor(private readonly db: Db) {}

  /** Newest first. */
  async all(page?: number): Promise<ModelVersionView[]> {
    return (await this.db.rows(ALL, [newerThan(page)])).map(versionView);
  }

  /** @throws 404 'Version not found' */
  async one(version: number): Promise<ModelVersionView & { coverage: MonthCoverageView[] }> {
    const [row] = await this.db.rows(ONE, [version]);
    if (!row) throw notFound('Version');
    return { ...versionView(row), coverage: row.coverage };
  }

  async jobs({ version, branchId, offset, size }: JobPage): Promise<ModelJobView[]> {
    return (await this.db.rows(PAGE, [version, branchId, offset, size])).map(jobView);
  }

  async jobCount(version: number, branchId: string | null): Promise<number> {
    const [row] = await this.db.rows(COUNT, [version, branchId]);
    return row?.total ?? 0;
  }

  /** Those farthest from what was expected, at most 20. */
  async worst(version: number): Promise<ModelJobView[]> {
    return (await this.db.rows(WORST, [version])).map(jobView);
  }

  /** The last used ones that the newest version looked at, the latest first. */
  async last(count: number): Promise<ModelJobView[]> {
    return (await this.db.rows(LAST, [count])).map(jobView);
  }
}
