import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { boolean, double, id, integer, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { ModelState } from '../contract/range-terms.js';
import type { Model } from '../domain/model.js';
import type { KnownJob, MonthCoverage } from '../domain/train-model.js';
import type { CollectedJob } from '../domain/collected-job.js';
import { fromScope } from './model.mapper.js';

/** A version about to be kept. */
export interface NewModelVersion extends Model {
  readonly trainedAt: Date;
  readonly n: number;
  readonly p80: number | null;
  readonly p90: number | null;
  readonly coverage: readonly MonthCoverage[];
  readonly held: readonly string[];
  readonly jobsHash: string;
  readonly trainedByJob: string;
  /** Used and left out ones, by their ends. */
  readonly jobs: readonly (CollectedJob & { readonly residual: number | null })[];
}

/** Whether a version is in use, and whether the jobs that it learned from are no longer kept. */
export interface VersionStanding {
  readonly state: ModelState;
  readonly isForgotten: boolean;
}

const LOCK = "select pg_advisory_xact_lock(hashtextextended('ranges.model', 0))";
const NEWEST = statement(
  { version: integer(), jobsHash: text(), isKept: boolean() },
  sql`
  select version, jobs_hash as "jobsHash",
         exists (select 1 from ranges.model_version where trained_by_job = $1) as "isKept"
  from ranges.model_version order by version desc limit 1`,
  'plain',
);
const ADD_VERSION = `
  insert into ranges.model_version
    (version, trained_at, state, n, p80, p90, held, coverage, jobs_hash, trained_by_job)
  values ($1, $2, 'candidate', $3, $4, $5, $6, $7, $8, $9)`;
const ADD_SCOPE = `
  insert into ranges.model_scope (version, branch_id, n, mean, centres, pool)
  values ($1, $2, $3, $4, $5, $6)`;
const ADD_JOBS = `
  insert into ranges.model_job
    (version, position, activity_id, customer_id, branch_id, day, finished, group_name, ratio,
     left_out, residual, handling_minutes)
  select $1, $2 + ordinality, j."activityId", j."customerId", j."branchId", j.day, j.finished,
         j."group", j.ratio, j."leftOut", j.residual, j."handlingMinutes"
  from rows from (jsonb_to_recordset($3) as (
    "activityId" text, "customerId" text, "branchId" text, day date, finished timestamptz,
    "group" text, ratio float8, "leftOut" text, residual float8, "handlingMinutes" float8
  )) with ordinality j`;
const LEARNED = statement(
  { activityId: id(), group: text(), y: double() },
  sql`
  select activity_id as "activityId", group_name as "group", ln(ratio) as y
  from ranges.model_job where version = $1 and left_out is null order by position`,
  'plain',
);
const STANDING = statement(
  { state: text<ModelState>(), isForgotten: boolean() },
  sql`
  select state,
         n > 0 and not exists (select from ranges.model_job j where j.version = v.version)
           as "isForgotten"
  from ranges.model_version v where version = $1`,
  'plain',
);
const RETIRE = "update ranges.model_version set state = 'retired' where state = 'active'";
const ACTIVATE = "update ranges.model_version set state = 'active' where version = $1";
const FORGET_JOBS = `
  delete from ranges.model_job j using ranges.model_version v
  where v.version = j.version and v.state <> 'active' and v.version <= $1`;

const JOBS_AT_ONCE = 2_000;
/** Versions whose jobs are kept, besides the one in use. */
const KEPT_LISTS = 60;

/** Keeps versions of what was learned; writers take turns. */
@Injectable()
export class ModelRepository {
  constructor(private readonly db: Db) {}

  /** Until the command ends nobody else keeps or activates a version. */
  async lock(): Promise<void> {
    await this.db.query(LOCK);
  }

  /** The newest version, and whether that job kept one already. */
  async newest(jobId: string): Promise<{ version: number; jobsHash: string; isKept: boolean }> {
    const [row] = await this.db.rows(NEWEST, [jobId]);
    if (!row) throw new Error('There is no version of what was learned');
    return row;
  }

  /** As a candidate; the jobs of versions long past are forgotten. */
  async add(added: NewModelVersion): Promise<void> {
    const { version, trainedAt, n, p80, p90, held, coverage, jobsHash, trainedByJob } = added;
    await this.db.execute(ADD_VERSION, [
      ...[version, trainedAt, n, p80, p90, held, JSON.stringify(coverage), jobsHash, trainedByJob],
    ]);
    const scopes = [[null, added.company] as const, ...added.branches];
    for (const [branchId, scope] of scopes) {
      const { mean, centres, pool, n: learned } = fromScope(branchId, scope);
      const values = [version, branchId, learned, mean, JSON.stringify(centres), pool];
      await this.db.execute(ADD_SCOPE, values);
    }
    for (let from = 0; from < added.jobs.length; from += JOBS_AT_ONCE) {
      const jobs = added.jobs.slice(from, from + JOBS_AT_ONCE);
      await this.db.execute(ADD_JOBS, [version, from, JSON.stringify(jobs)]);
    }
    await this.db.execute(FORGET_JOBS, [version - KEPT_LISTS]);
  }

  /** The jobs that a version learned from, by their ends. */
  learned(version: number): Promise<KnownJob[]> {
    return this.db.rows(LEARNED, [version]);
  }

  /** @throws 404 'Version not found' */
  async standing(version: number): Promise<VersionStanding> {
    const [row] = await this.db.rows(STANDING, [version]);
    if (!row) throw notFound('Version');
    return row;
  }

  /** Uses this version; the one in use until now is retired. */
  async activate(version: number): Promise<void> {
    await this.db.execute(RETIRE);
    await this.db.execute(ACTIVATE, [version]);
  }
}
