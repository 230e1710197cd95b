import { Injectable } from '@nestjs/common';
import type { Cents } from '#kernel/money.js';
import { Db } from '#platform/database/db.js';
import { boolean, id, integer, smallint, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { BRANCH, PLANNING } from '#modules/branches/index.js';
import { ZONE_CODE } from '#modules/zip-zones/index.js';
import { zipCode } from '../contract/zip.rule.js';
import { notServed } from '../refusals.js';

/** The branch that serves a zip. */
export interface ServingBranch {
  id: string;
  /** IANA name. */
  timezone: string;
  /** Percent of a day's truck-hours that may be booked online. */
  publicShare: number;
  /** Whether the visitor must prove the email address. */
  emailProof: boolean;
  /** Whether visitors are shown which times suit the branch best. */
  publicRanking: boolean;
  /** For one mover for one hour; null if the branch has no rate. */
  defaultHourlyRateCents: Cents | null;
}

const SERVING = statement(
  {
    id: id(),
    /** IANA name. */
    timezone: text(),
    /** Percent of a day's truck-hours that may be booked online. */
    publicShare: smallint(),
    /** Whether the visitor must prove the email address. */
    emailProof: boolean(),
    /** Whether visitors are shown which times suit the branch best. */
    publicRanking: boolean(),
    /** For one mover for one hour; null if the branch has no rate. */
    defaultHourlyRateCents: integer().orNull(),
  },
  sql`
  select b.id, b.timezone, b.public_share as "publicShare", b.email_proof as "emailProof",
         b.default_hourly_rate_cents as "defaultHourlyRateCents",
         coalesce((p.settings ->> 'publicRanking')::boolean, false) as "publicRanking"
  from ${ZONE_CODE} z join ${BRANCH} b on b.id = z.branch_id
  left join ${PLANNING} p on p.branch_id = b.id
  where z.code = $1 and b.active
  order by b.name, b.id limit 1`,
);

/** Finds out which branch serves a zip. */
@Injectable()
export class ServingBranches {
  constructor(private readonly db: Db) {}

  /**
   * The active branch that has the zip in its zones.
   * @throws 404 NOT_SERVED
   */
  async of(zip: string): Promise<ServingBranch> {
    const [branch] = await this.db.rows(SERVING, [zipCode(zip)]);
    if (!branch) throw notServed();
    return branch;
  }
}
