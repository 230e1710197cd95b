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
  async rows<Row extends object>(statement: Statement<Row>, params: Params = []): Promise<Row[]> {
    return statement.told(await this.ask(statement, params));
  }

  /** The rows of one statement; SQL is constant text, values go into `params`. */
  async query<Row extends object>(text: string, params: Params = []): Promise<Row[]> {
    return (await this.run({ text, values: [...params] })) as Row[];
  }

  /**
   * Like `query`, for frequent statements: planned once for each connection. `sql` must be a
   * constant.
   */
  async prepared<Row extends object>(text: string, params: Params = []): Promise<Row[]> {
    return (await this.run({ name: this.nameOf(text), text, values: [...params] })) as Row[];
  }

  /** Like `prepared`, in a lane. */
  async quick<Row extends object>(
    text: string,
    params: Params = [],
    way: Lane = 'reads',
  ): Promise<Row[]> {
    return (await this.ask({ text, way }, params)) as Row[];
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

  private ask({ text, way }: Pick<Statement, 'text' | 'way'>, params: Params): Promise<object[]> {
    const values = [...params];
    if (way === 'plain') return this.run({ text, values });
    const planned = { name: this.nameOf(text), text, values };
    if (way === 'planned' || currentTransaction()) return this.run(planned);
    return withCallersStack(this.lanes[way].query(planned));
  }

  private nameOf(sql: string): string {
    const known = this.statementNames.get(sql);
    if (known !== undefined) return known;
    const name = `emma_${this.statementNames.size}`;
    this.statementNames.set(sql, name);
    return name;
  }

  private run(statement: QueryConfig): Promise<object[]> {
    const client = currentTransaction()?.client;
    if (!client) return this.pool.query<object>(statement).then(({ rows }) => rows);
    client.gather();
    return withCallersStack(askRows(client, statement));
  }
}

/**
 * An error of the database or of its connection says who asked, instead of how the answer was read. What
 * could not be written or read says where that was.
 */
async function withCallersStack(asked: Promise<object[]>): Promise<object[]> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && (pgErrorOf(error) || isUnavailable(error)))
      Error.captureStackTrace(error);
    throw error;
  }
}
