import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Db } from '../../../platform/database/db.js';
import { forgetting } from './forgetting.js';

/** One sign-in of a person, as long as nobody ends it. */
export interface Session {
  id: string;
  employeeId: string;
  /** What the person knows the place by, such as 'Chrome on Windows'. */
  device: string;
  started: Date;
  expires: Date;
}

const BEGIN = `
  insert into access.session (id, employee_id, device, started, last_used, expires)
  values ($1, $2, $3, $4, $4, $5)`;
const NOTE_USE = 'update access.session set last_used = $2 where id = $1 and last_used < $2';
const END = 'delete from access.session where id = $1 and employee_id = $2';
const END_OTHERS = 'delete from access.session where employee_id = $1 and id <> $2';
const FORGET = forgetting('access.session', 'id', 'expires');

/** The sessions that are open; each call's guard looks for its own here. */
@Injectable()
export class Sessions {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  async begin({ id, employeeId, device, started, expires }: Session): Promise<void> {
    await this.db.execute(BEGIN, [id, employeeId, device, started, expires]);
  }

  async noteUse(id: string): Promise<void> {
    await this.db.execute(NOTE_USE, [id, this.clock.now()]);
  }

  /** @returns whether that person had it. */
  async end(id: string, employeeId: string): Promise<boolean> {
    return (await this.db.execute(END, [id, employeeId])) === 1;
  }

  /** @returns how many the person had besides the one that is kept. */
  endOthers(employeeId: string, keptId: string): Promise<number> {
    return this.db.execute(END_OTHERS, [employeeId, keptId]);
  }

  async forgetOld(): Promise<void> {
    await this.db.execute(FORGET, [this.clock.now()]);
  }
}
