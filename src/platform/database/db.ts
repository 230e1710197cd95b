import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Pool, QueryResult, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { SharedLines } from './shared-lines.js';
import type { Lane } from './shared-lines.js';
import { currentTransaction, requireTransaction } from './transaction.js';

type Params = readonly unknown[];

/** Access to the database: inside a command its transaction, elsewhere the pool. */
@Injectable()
export class Db {
  private readonly statementNames = new Map<string, string>();
  private readonly lanes: Record<Lane, SharedLines> = {
    sessions: new SharedLines(() => this.pool, 'sessions'),
    reads: new SharedLines(() => this.pool, 'reads'),
  };

  constructor(private readonly dataSource: DataSource) {}

  /** The entity manager of the command's transaction. */
  get manager(): EntityManager {
    return requireTransaction().manager;
  }

  /** The rows of one statement; SQL is constant text, values go into `params`. */
  async query<Row extends object>(sql: string, params: Params = []): Promise<Row[]> {
    return (await this.run(sql, params)).rows as Row[];
  }

  /**
   * Like `query`, for frequent statements: planned once for each connection. `sql` must be a
   * constant.
   */
  async prepared<Row extends object>(sql: string, params: Params = []): Promise<Row[]> {
    return (await this.run(sql, params, this.nameOf(sql))).rows as Row[];
  }

  /**
   * Like `prepared`, for reads of a few rows by their keys that many calls make: outside of commands
   * they share connections, so that a slow one would delay others of its lane.
   */
  async quick<Row extends object>(
    sql: string,
    params: Params = [],
    lane: Lane = 'reads',
  ): Promise<Row[]> {
    if (currentTransaction()) return this.prepared(sql, params);
    const statement = { name: this.nameOf(sql), text: sql, values: [...params] };
    return (await this.lanes[lane].query(statement)).rows as Row[];
  }

  /** The number of rows that a write changed; inside a command only. */
  async execute(sql: string, params: Params = []): Promise<number> {
    const result = await requireTransaction().client.query(sql, [...params]);
    return result.rowCount ?? 0;
  }

  /**
   * Runs in the command's transaction when everything else is done; if it fails, the command fails.
   */
  beforeCommit(work: () => Promise<void>): void {
    requireTransaction().beforeCommit.push(work);
  }

  /** Runs once the command is committed; if it fails, nothing else does. */
  afterCommit(work: () => void): void {
    requireTransaction().afterCommit.push(work);
  }

  /** The pool itself, for streams and health checks. */
  get pool(): Pool {
    const { driver } = this.dataSource;
    if ('master' in driver && driver.master instanceof pg.Pool) return driver.master;
    throw new Error('The driver of the database has no pool');
  }

  private nameOf(sql: string): string {
    const known = this.statementNames.get(sql);
    if (known !== undefined) return known;
    const name = `emma_${this.statementNames.size}`;
    this.statementNames.set(sql, name);
    return name;
  }

  private run(sql: string, params: Params, name?: string): Promise<QueryResult<QueryResultRow>> {
    const values = [...params];
    const statement = name === undefined ? { text: sql, values } : { name, text: sql, values };
    const client = currentTransaction()?.client;
    client?.gather();
    return (client ?? this.pool).query(statement);
  }
}
