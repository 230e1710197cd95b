import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';

const STORE = `
  insert into employees.picture as p (employee_id, secret, webp) values ($1, $2, $3)
  on conflict (employee_id) do update set secret = excluded.secret, webp = excluded.webp
  returning xmax <> 0 as replaced`;
const REMOVE = 'delete from employees.picture where employee_id = $1 returning employee_id';
const FIND = 'select webp from employees.picture where secret = $1';

/** One picture for each employee, each under a secret that nobody can guess. */
@Injectable()
export class PictureRepository {
  constructor(private readonly db: Db) {}

  /** @returns whether there was one before */
  async store(employeeId: string, webp: Buffer): Promise<boolean> {
    const secret = randomBytes(32).toString('base64url');
    const [row] = await this.db.query<{ replaced: boolean }>(STORE, [employeeId, secret, webp]);
    return row?.replaced ?? false;
  }

  /** @returns whether there was one */
  async remove(employeeId: string): Promise<boolean> {
    return (await this.db.query(REMOVE, [employeeId])).length > 0;
  }

  async find(secret: string): Promise<Buffer | undefined> {
    return (await this.db.query<{ webp: Buffer }>(FIND, [secret]))[0]?.webp;
  }
}
