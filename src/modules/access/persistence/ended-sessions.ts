import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Db } from '../../../platform/database/db.js';

const END =
  'insert into access.ended_session (id, useless_from) values ($1, $2) on conflict do nothing';

/** Rows that another sign-out is just removing are left to it. */
const FORGET = `
  delete from access.ended_session where id in (
    select id from access.ended_session where useless_from < $1
    order by useless_from limit 100 for update skip locked)`;

/** Remembers ended sessions until their tokens are too old anyway; each call's guard looks here. */
@Injectable()
export class EndedSessions {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async end(sessionId: string, uselessFrom: Date): Promise<void> {
    await this.db.execute(FORGET, [this.clock.now()]);
    await this.db.execute(END, [sessionId, uselessFrom]);
  }
}
