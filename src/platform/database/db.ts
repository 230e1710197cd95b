import { Injectable } from '@nestjs/common';
import pg from 'pg';
import type { Pool, QueryConfig } from 'pg';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { isUnavailable } from './is-unavailable.js';
import { pgErrorOf } from './pg-error.js';
import { askRows } from './rows-query.js';
import { SharedLines } from './shared-lines.js';
import type { Lane } from './shared-lines.js';
import type { Statement } from './sql/statement.js';
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

  /** The rows that a statement answers, which says itself what they are. */
  rows<Row extends object>({ text, lane }: Statement<Row>, params: Params = []): Promise<Row[]> {
    return lane ? this.quick<Row>(text, params, lane) : this.prepared<Row>(text, params);
  }

  /** The rows of one statement; SQL is constant text, values go into `params`. */
  query<Row extends object>(sql: string, params: Params = []): Promise<Row[]> {
    return this.run<Row>({ text: sql, values: [...params] });
  }

  /**
   * Like `query`, for frequent statements: planned once for each connection. `sql` must be a
   * constant.
   */
  prepared<Row extends object>(sql: string, params: Params = []): Promise<Row[]> {
    return this.run<Row>({ name: this.nameOf(sql), text: sql, values: [...params] });
  }

  /**
   * Like `prepared`, for reads of a few rows by their keys that many calls make: outside of commands
   * they share connections, so that a slow one would delay others of its lane.
   */
  quick<Row extends object>(
    sql: string,
    params: Params = [],
    lane: Lane = 'reads',
  ): Promise<Row[]> {
    if (currentTransaction()) return this.prepared(sql, params);
    const statement = { name: this.nameOf(sql), text: sql, values: [...params] };
    return withCallersStack<Row>(this.lanes[lane].query(statement));
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

  private run<Row extends object>(statement: QueryConfig): Promise<Row[]> {
    const client = currentTransaction()?.client;
    if (!client) return this.pool.query<Row>(statement).then(({ rows }) => rows);
    client.gather();
    return withCallersStack<Row>(askRows(client, statement));
  }
}

/**
 * An error of the database or of its connection says who asked, instead of how the answer was read. What
 * could not be written or read says where that was.
 */
async function withCallersStack<Row extends object>(asked: Promise<object[]>): Promise<Row[]> {
  try {
    return (await asked) as Row[];
  } catch (error) {
    if (error instanceof Error && (pgErrorOf(error) || isUnavailable(error)))
      Error.captureStackTrace(error);
    throw error;
  }
}
