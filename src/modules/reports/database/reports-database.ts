import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { DatabaseConfig } from '#platform/database/database.config.js';
import { Db } from '#platform/database/db.js';
import { rowsOf } from '#platform/database/sql/rows-of.js';
import type { Statement } from '#platform/database/sql/statement.js';
import { isUnavailable } from '#platform/database/is-unavailable.js';
import { poolOptions } from '#platform/database/pool-options.js';
import { reachDatabase } from '#platform/database/reach-database.js';
import { withStatementTimeout } from '#platform/database/statement-timeout.js';
import { ReportsDatabaseConfig } from './reports-database.config.js';

/** Reports of one process at the same time, both immediate ones and those of jobs. */
const CONNECTIONS = 5;

/** Time for the database's own refusal to arrive. */
const GRACE_MS = 2_000;

/** The PostgreSQL that the figures of reports are read from: a replica, or the main database. */
@Injectable()
export class ReportsDatabase implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(ReportsDatabase.name);
  private readonly replica: pg.Pool | undefined;

  constructor(
    private readonly config: ReportsDatabaseConfig,
    private readonly db: Db,
    private readonly limits: DatabaseConfig,
  ) {
    const { url } = config;
    if (url === undefined) return;
    this.replica = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      ...poolOptions(limits),
      application_name: 'emma reports',
    });
    // A connection that ends while nobody uses it is replaced when somebody does.
    this.replica.on('error', (error) => this.logger.warn(error.message));
  }

  /**
   * A replica that is away keeps nobody from working.
   * @throws CannotStart for one that cannot be used when it is there
   */
  async onModuleInit(): Promise<void> {
    const { url } = this.config;
    if (url === undefined) return;
    const { connectMs } = this.limits;
    await reachDatabase({ url, connectMs }, 'REPORTS_DATABASE_URL').catch((error: Error) => {
      if (!isUnavailable(error.cause)) throw error;
      this.logger.warn(error.message);
    });
  }

  get pool(): pg.Pool {
    return this.replica ?? this.db.pool;
  }

  /**
   * The rows of one statement, which the database gives up after `limitMs`.
   * @throws the database's own error
   */
  async readWithin<Row extends object>(
    limitMs: number,
    statement: Statement<Row>,
    values: readonly unknown[],
  ): Promise<Row[]> {
    const client = await this.pool.connect();
    let whole = false;
    try {
      await client.query(`begin read only; set local statement_timeout = ${limitMs}`);
      const rows = await withStatementTimeout(limitMs + GRACE_MS, () =>
        rowsOf(client, statement, values),
      );
      await client.query('commit');
      whole = true;
      return rows;
    } finally {
      client.release(!whole);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.replica?.end();
  }
}
