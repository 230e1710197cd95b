import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Db } from '../../../platform/database/db.js';
import { TICKET_SECONDS } from '../contract/limits.js';
import { forgetting } from './forgetting.js';

const ISSUE =
  'insert into access.ticket (hash, employee_id, path, expires) values ($1, $2, $3, $4)';
const REDEEM = `
  delete from access.ticket where hash = $1 and path = $2 and expires > $3
  returning employee_id as "employeeId"`;
const FORGET = forgetting('access.ticket', 'hash', 'expires');

/** Tickets of all processes, each good for one GET of its path. */
@Injectable()
export class Tickets {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** @returns the secret, which is kept nowhere. */
  async issue(employeeId: string, path: string): Promise<string> {
    const now = this.clock.now();
    const secret = randomBytes(32).toString('base64url');
    const expires = new Date(now.getTime() + TICKET_SECONDS * 1_000);
    await this.db.execute(FORGET, [now]);
    await this.db.execute(ISSUE, [hash(secret), employeeId, path, expires]);
    return secret;
  }

  /** Uses it up. @returns whose it was; undefined when it is unknown, used, too old or for another path. */
  async redeem(secret: string, path: string): Promise<string | undefined> {
    const values = [hash(secret), path, this.clock.now()];
    const [row] = await this.db.query<{ employeeId: string }>(REDEEM, values);
    return row?.employeeId;
  }
}

const hash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
