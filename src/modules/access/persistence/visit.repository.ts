import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { id } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { purgeExpired } from './purge-expired.sql.js';
import { hashOf, newSecret } from '../secret.js';

const BEGIN = `
  insert into access.visit (hash, employee_id, path, expires)
  values ($1, $2, $3, now() + make_interval(secs => $4))`;
const VISITOR = statement(
  { employeeId: id() },
  sql`
  select employee_id as "employeeId" from access.visit
  where hash = $1 and path = $2 and expires > now()`,
  'plain',
);
const END_ALL = 'delete from access.visit where employee_id = $1';
const PURGE = purgeExpired('access.visit', 'hash', 'expires');

/** Visits to pages that a browser opens without a token, each good for its path and for a while. */
@Injectable()
export class VisitRepository {
  constructor(private readonly db: Db) {}

  /** @returns the secret that the browser sends from then on */
  async begin(employeeId: string, path: string, seconds: number): Promise<string> {
    const secret = newSecret();
    await this.db.execute(PURGE);
    await this.db.execute(BEGIN, [hashOf(secret), employeeId, path, seconds]);
    return secret;
  }

  /** @returns whose visit it is; undefined when it is unknown, over or to another path. */
  async visitor(secret: string, path: string): Promise<string | undefined> {
    const [row] = await this.db.rows(VISITOR, [hashOf(secret), path]);
    return row?.employeeId;
  }

  async endAll(employeeId: string): Promise<void> {
    await this.db.execute(END_ALL, [employeeId]);
  }
}
