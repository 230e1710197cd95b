import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { id } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { TICKET_SECONDS } from '../contract/access-terms.js';
import { purgeExpired } from './purge-expired.sql.js';
import { hashOf, newSecret } from '../secret.js';

const ISSUE = `
  insert into access.ticket (hash, employee_id, path, expires)
  values ($1, $2, $3, now() + make_interval(secs => $4))`;
const REDEEM = statement(
  { employeeId: id() },
  sql`
  delete from access.ticket where hash = $1 and path = $2 and expires > now()
  returning employee_id as "employeeId"`,
  'plain',
);
const END_ALL = 'delete from access.ticket where employee_id = $1';
const PURGE = purgeExpired('access.ticket', 'hash', 'expires');

/** Tickets of all processes, each good for one GET of its path. */
@Injectable()
export class TicketRepository {
  constructor(private readonly db: Db) {}

  /** @returns the secret, which is not stored */
  async issue(employeeId: string, path: string): Promise<string> {
    const secret = newSecret();
    await this.db.execute(PURGE);
    await this.db.execute(ISSUE, [hashOf(secret), employeeId, path, TICKET_SECONDS]);
    return secret;
  }

  /**
   * Uses it up.
   * @returns whose it was; undefined when it is unknown, used, too old or for another path
   */
  async redeem(secret: string, path: string): Promise<string | undefined> {
    const values = [hashOf(secret), path];
    const [row] = await this.db.rows(REDEEM, values);
    return row?.employeeId;
  }

  async endAll(employeeId: string): Promise<void> {
    await this.db.execute(END_ALL, [employeeId]);
  }
}
