import { Injectable } from '@nestjs/common';
import { Db } from './db.js';
import { instant } from './sql/column.js';
import { sql } from './sql/sql.js';
import { statement } from './sql/statement.js';

const NOW = statement({ now: instant() }, sql`select clock_timestamp() as now`);

/**
 * The clock of the database, which all processes share. What one process stores for another to
 * compare (when something expires, is due or is given up) uses this clock, or `now()` in the
 * statement itself; the day and hour that people see come from the Clock.
 */
@Injectable()
export class DatabaseTime {
  constructor(private readonly db: Db) {}

  async now(): Promise<Date> {
    const [row] = await this.db.rows(NOW);
    if (!row) throw new Error('The database did not say what time it is');
    return row.now;
  }

  /** That many milliseconds from now. */
  async in(ms: number): Promise<Date> {
    return new Date((await this.now()).getTime() + ms);
  }
}
