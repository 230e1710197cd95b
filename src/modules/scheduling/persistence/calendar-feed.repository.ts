import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { boolean, id, instant, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { BRANCH } from '#modules/branches/index.js';
import { EMPLOYEE } from '#modules/employees/index.js';

/** Whose feed it is, and since when. */
export interface CalendarFeed {
  employeeId: string;
  fullName: string;
  /** The zone of the person's own branch. */
  timezone: string;
  since: Date;
}

const SECRET_BYTES = 32;

const STORE = statement(
  { replaced: boolean() },
  sql`
  insert into scheduling.calendar_feed (employee_id, secret_hash, since) values ($1, $2, now())
  on conflict (employee_id) do update set secret_hash = excluded.secret_hash, since = excluded.since
  returning xmax <> 0 as replaced`,
  'plain',
);
const REMOVE = 'delete from scheduling.calendar_feed where employee_id = $1';
const FIND = statement(
  {
    employeeId: id(),
    fullName: text(),
    /** The zone of the person's own branch. */
    timezone: text(),
    since: instant(),
  },
  sql`
  select e.id as "employeeId", e.full_name as "fullName", b.timezone, f.since
  from scheduling.calendar_feed f
  join ${EMPLOYEE} e on e.id = f.employee_id
  join ${BRANCH} b on b.id = e.branch_id
  where f.secret_hash = $1 and e.active and not e.deleted`,
);

/**
 * A secret is looked up by its hash: neither a copy of the table nor the time of a look-up gives it
 * away.
 */
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The secret links of people's calendars. */
@Injectable()
export class CalendarFeedRepository {
  constructor(private readonly db: Db) {}

  /** Creates a secret; the person's former one no longer works. */
  async renew(employeeId: string): Promise<{ secret: string; replaced: boolean }> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const values = [employeeId, hashOf(secret)];
    const [row] = await this.db.rows(STORE, values);
    return { secret, replaced: row?.replaced ?? false };
  }

  /** @returns whether there was one */
  async revoke(employeeId: string): Promise<boolean> {
    return (await this.db.execute(REMOVE, [employeeId])) > 0;
  }

  /** Undefined for an unknown secret and for somebody who has left. */
  async find(secret: string): Promise<CalendarFeed | undefined> {
    return (await this.db.rows(FIND, [hashOf(secret)]))[0];
  }
}
