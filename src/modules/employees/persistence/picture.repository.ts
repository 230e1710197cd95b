import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { boolean, bytes } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';

const STORE = statement(
  { replaced: boolean() },
  sql`
  insert into employees.picture as p (employee_id, secret, webp) values ($1, $2, $3)
  on conflict (employee_id) do update set secret = excluded.secret, webp = excluded.webp
  returning xmax <> 0 as replaced`,
  'plain',
);
const REMOVE = 'delete from employees.picture where employee_id = $1 returning employee_id';
const FIND = statement(
  { webp: bytes() },
  sql`select webp from employees.picture where secret = $1`,
  'plain',
);

/** One picture for each employee, each under a secret that nobody can guess. */
@Injectable()
export class PictureRepository {
  constructor(private readonly db: Db) {}

  /** @returns whether there was one before */
  async store(employeeId: string, webp: Buffer): Promise<boolean> {
    const secret = randomBytes(32).toString('base64url');
    const [row] = await this.db.rows(STORE, [employeeId, secret, webp]);
    return row?.replaced ?? false;
  }

  /** @returns whether there was one */
  async remove(employeeId: string): Promise<boolean> {
    return (await this.db.query(REMOVE, [employeeId])).length > 0;
  }

  async find(secret: string): Promise<Buffer | undefined> {
    return (await this.db.rows(FIND, [secret]))[0]?.webp;
  }
}
