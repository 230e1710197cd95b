import { Injectable } from '@nestjs/common';
import { MAX_PAGE_SIZE } from '#kernel/page.js';
import { newerThan } from '#kernel/validation/index.js';
import { Db } from '#platform/database/db.js';
import { id, instant, integer, jsonb, numeric, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { PromiseView, PromisingTemplate } from '../contract/promise.view.js';
import type { RangeFigures } from '#modules/ranges/contract/range.view.js';

/** What was promised about an activity. */
export type KeptPromise = Omit<PromiseView, '_id' | 'at'> & {
  readonly id: string;
  readonly activityId: string;
  readonly at: Date;
};

const ADD = `
  insert into promises.promise
    (id, activity_id, email_id, template, at, hours, price, quantile, model_version,
     constants_version)
  select id, "activityId", "emailId", template, at, hours, price, quantile, "modelVersion",
         "constantsVersion"
  from json_to_recordset($1) as told (
    id text, "activityId" text, "emailId" text, template text, at timestamptz, hours jsonb,
    price jsonb, quantile numeric, "modelVersion" integer, "constantsVersion" integer)`;

const OF_ACTIVITY = statement(
  {
    emailId: id(),
    template: text<PromisingTemplate>(),
    hours: jsonb<RangeFigures>(),
    price: jsonb<RangeFigures>(),
    quantile: numeric(),
    modelVersion: integer(),
    constantsVersion: integer(),
    id: id(),
    activityId: id(),
    at: instant(),
  },
  sql`
  select id, activity_id as "activityId", email_id as "emailId", template, at, hours, price,
         quantile, model_version as "modelVersion", constants_version as "constantsVersion"
  from promises.promise where activity_id = $1
  order by at desc, id desc limit ${MAX_PAGE_SIZE} offset $2`,
);

/** Keeps promises; there is no way to change one. */
@Injectable()
export class PromiseRepository {
  constructor(private readonly db: Db) {}

  async add(promises: readonly KeptPromise[]): Promise<void> {
    if (promises.length > 0) await this.db.execute(ADD, [JSON.stringify(promises)]);
  }

  /** Newest first. */
  ofActivity(activityId: string, page?: number): Promise<KeptPromise[]> {
    return this.db.rows(OF_ACTIVITY, [activityId, newerThan(page)]);
  }
}
