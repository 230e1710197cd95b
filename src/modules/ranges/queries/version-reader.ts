import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import { MAX_PAGE_SIZE } from '#kernel/page.js';
import { newerThan } from '#kernel/validation/index.js';
import { Db } from '#platform/database/db.js';
import type { ModelJobView, ModelVersionView, MonthCoverageView } from '../contract/model.view.js';

interface VersionRow extends Omit<ModelVersionView, 'trainedAt'> {
  trainedAt: Date;
}
interface DetailRow extends VersionRow {
  coverage: MonthCoverageView[];
}
interface JobRow extends Omit<ModelJobView, 'finished'> {
  finished: Date;
}

/** Which jobs of a version, and which part of them. */
export interface JobPage {
  readonly version: number;
  /** Of all branches where it is null. */
  readonly branchId: string | null;
  readonly offset: number;
  readonly size: number;
}

const VERSION = `version, trained_at as "trainedAt", state, n, p80, p90, held`;
const ALL = `select ${VERSION} from ranges.model_version order by version desc limit ${MAX_PAGE_SIZE} offset $1`;
const ONE = `select ${VERSION}, coverage from ranges.model_version where version = $1`;
const JOB = `
  activity_id as "activityId", customer_id as "customerId", branch_id as "branchId", day, finished,
  group_name as "group", ratio, left_out as "leftOut"`;
const OF_VERSION =
  'from ranges.model_job where version = $1 and ($2::text is null or branch_id = $2)';
const PAGE = `select ${JOB} ${OF_VERSION} order by position offset $3 limit $4`;
const COUNT = `select count(*)::integer as total ${OF_VERSION}`;
const WORST = `
  select ${JOB} from ranges.model_job where version = $1 and left_out is null
  order by abs(residual) desc, position limit 20`;
const LAST = `
  select ${JOB}
  from ranges.model_job
  where version = (select max(version) from ranges.model_version) and left_out is null
  order by position desc limit $1`;

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
    return (await this.db.query<VersionRow>(ALL, [newerThan(page)])).map(versionView);
  }

  /** @throws 404 'Version not found' */
  async one(version: number): Promise<ModelVersionView & { coverage: MonthCoverageView[] }> {
    const [row] = await this.db.query<DetailRow>(ONE, [version]);
    if (!row) throw notFound('Version');
    return { ...versionView(row), coverage: row.coverage };
  }

  async jobs({ version, branchId, offset, size }: JobPage): Promise<ModelJobView[]> {
    return (await this.db.query<JobRow>(PAGE, [version, branchId, offset, size])).map(jobView);
  }

  async jobCount(version: number, branchId: string | null): Promise<number> {
    const [row] = await this.db.query<{ total: number }>(COUNT, [version, branchId]);
    return row?.total ?? 0;
  }

  /** Those farthest from what was expected, at most 20. */
  async worst(version: number): Promise<ModelJobView[]> {
    return (await this.db.query<JobRow>(WORST, [version])).map(jobView);
  }

  /** The last used ones that the newest version looked at, the latest first. */
  async last(count: number): Promise<ModelJobView[]> {
    return (await this.db.query<JobRow>(LAST, [count])).map(jobView);
  }
}
