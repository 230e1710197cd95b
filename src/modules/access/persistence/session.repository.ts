import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/ids.js';
import { Db } from '#platform/database/db.js';
import { id, instant, integer } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { TOKEN_HOURS } from '../contract/access-terms.js';
import { purgeExpired } from './purge-expired.sql.js';

/** One sign-in of a person, until somebody ends it. Its instants come from the database's clock. */
export interface Session {
  id: string;
  employeeId: string;
  started: Date;
  expires: Date;
}

const BEGIN = statement(
  { id: id(), employeeId: id(), started: instant(), expires: instant() },
  sql`
  insert into access.session (id, employee_id, device, started, last_used, expires)
  values ($1, $2, $3, now(), now(), now() + make_interval(hours => ${TOKEN_HOURS}))
  returning id, employee_id as "employeeId", started, expires`,
  'plain',
);
const NOTE_USE = 'update access.session set last_used = now() where id = $1 and last_used < now()';
const END = 'delete from access.session where id = $1 and employee_id = $2';
const END_OTHERS = 'delete from access.session where employee_id = $1 and id <> $2';
const END_ALL = statement(
  { ended: integer() },
  sql`
  with ended as (delete from access.session where employee_id = $1 returning expires)
  select count(*) filter (where expires > now())::int as ended from ended`,
  'plain',
);
const PURGE = purgeExpired('access.session', 'id', 'expires');

/** The open sessions; the guard of each call looks for its own here. */
@Injectable()
export class SessionRepository {
  constructor(private readonly db: Db) {}

  /** @param device how the person recognizes the device, such as 'Chrome on Windows' */
  async begin(employeeId: string, device: string): Promise<Session> {
    const [session] = await this.db.rows(BEGIN, [newId(), employeeId, device]);
    if (!session) throw new Error('A session that was begun is not there');
    return session;
  }

  async noteUse(id: string): Promise<void> {
    await this.db.execute(NOTE_USE, [id]);
  }

  /** @returns whether that person had it. */
  async end(id: string, employeeId: string): Promise<boolean> {
    return (await this.db.execute(END, [id, employeeId])) === 1;
  }

  /** @returns how many the person had besides the one that stays */
  endOthers(employeeId: string, keptId: string): Promise<number> {
    return this.db.execute(END_OTHERS, [employeeId, keptId]);
  }

  /** @returns how many the person had. */
  async endAll(employeeId: string): Promise<number> {
    const [row] = await this.db.rows(END_ALL, [employeeId]);
    return row?.ended ?? 0;
  }

  async purgeExpired(): Promise<void> {
    await this.db.execute(PURGE);
  }
}
