import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Db } from '../../database/db.js';
import { boolean } from '../../database/sql/column.js';
import { sql } from '../../database/sql/sql.js';
import { statement } from '../../database/sql/statement.js';

/** The first half of the advisory lock that says "this process lives". */
const LIVING_PROCESS = 7_316_002;

const IS_ALIVE = statement(
  { alive: boolean() },
  sql`
  select exists (
    select 1 from pg_locks
    where locktype = 'advisory' and granted and classid = $1 and objid = $2
      and database = (select oid from pg_database where datname = current_database())
  ) as alive`,
  'plain',
);

/** A number that the database releases the moment this process dies. */
@Injectable()
export class InstanceLease implements OnApplicationShutdown {
  private readonly id = randomInt(1, 2 ** 31 - 1);
  /** One for everyone: a second connection would wait forever for the first one's lock. */
  private held: Promise<PoolClient> | undefined;

  constructor(private readonly db: Db) {}

  async acquire(): Promise<number> {
    this.held ??= this.take();
    await this.held;
    return this.id;
  }

  async isAlive(id: number): Promise<boolean> {
    const [row] = await this.db.rows(IS_ALIVE, [LIVING_PROCESS, id]);
    return row?.alive ?? false;
  }

  async onApplicationShutdown(): Promise<void> {
    const client = await this.held?.catch(() => undefined);
    this.held = undefined;
    client?.release(true);
  }

  private async take(): Promise<PoolClient> {
    try {
      return await this.lock(await this.db.pool.connect());
    } catch (error) {
      this.held = undefined;
      throw error;
    }
  }

  private async lock(client: PoolClient): Promise<PoolClient> {
    client.once('error', () => {
      this.held = undefined;
      client.release(true);
    });
    await client.query('select pg_advisory_lock($1, $2)', [LIVING_PROCESS, this.id]);
    return client;
  }
}
