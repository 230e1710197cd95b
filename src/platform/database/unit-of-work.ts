import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { QueryRunner } from 'typeorm';
import { ChangeOutbox } from './change-outbox.js';
import { settleInOrder } from './settle-in-order.js';
import { resolveRefusal } from './deferred-refusal.js';
import { isRetryable } from './pg-error.js';
import { ReactionRegistry } from './reaction-registry.js';
import { StartOver } from './start-over.js';
import type { Transaction } from './transaction.js';
import {
  currentTransaction,
  outsideTransaction,
  requireTransaction,
  runInTransaction,
} from './transaction.js';

const MAX_ATTEMPTS = 6;

/** One transaction for each command: reactions, live changes and the commit belong to it. */
@Injectable()
export class UnitOfWork {
  private readonly logger = new Logger(UnitOfWork.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly reactions: ReactionRegistry,
    private readonly changes: ChangeOutbox,
  ) {}

  /** Joins the running transaction or opens one; deadlocks and who must start over are tried again. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (currentTransaction()) return work();
    const known = new Set<string>();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(work, known);
      } catch (error) {
        const isOver = attempt >= MAX_ATTEMPTS;
        const isTriedAgain = error instanceof StartOver || isRetryable(error);
        if (isOver || !isTriedAgain) {
          throw await resolveRefusal(error instanceof StartOver ? error.refusal : error);
        }
        if (error instanceof StartOver) for (const id of error.toLock) known.add(id);
        await pause(attempt);
      }
    }
  }

  /** Inside a transaction: if `work` fails, only its own writes are rolled back. */
  async orNothing<T>(work: () => Promise<T>): Promise<T> {
    const { client, events, changes, trail, publicEvents } = requireTransaction();
    const before = {
      events: events.length,
      changes: [...changes],
      trail: [...trail],
      publicEvents: [...publicEvents],
    };
    await client.query('savepoint or_nothing');
    try {
      const result = await work();
      await client.query('release savepoint or_nothing');
      return result;
    } catch (error) {
      await client.query('rollback to savepoint or_nothing');
      events.length = before.events;
      trail.splice(0, Infinity, ...before.trail);
      restore(changes, before.changes);
      restore(publicEvents, before.publicEvents);
      throw error;
    }
  }

  private async attempt<T>(work: () => Promise<T>, known: ReadonlySet<string>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    try {
      const transaction = await open(runner, known);
      try {
        const result = await runInTransaction(transaction, async () => {
          const value = await work();
          await this.settle(transaction);
          return value;
        });
        await this.commit(transaction);
        outsideTransaction(() => this.notifyCommitted(transaction));
        return result;
      } catch (error) {
        // Answered after everything that was sent ahead.
        await transaction.client.query('ROLLBACK').catch(() => undefined);
        throw error;
      } finally {
        transaction.client.sendAhead(false);
      }
    } finally {
      await runner.release();
    }
  }

  private async settle(transaction: Transaction): Promise<void> {
    for (let event = transaction.events.shift(); event; event = transaction.events.shift()) {
      await this.reactions.dispatch(event);
    }
    for (const hook of transaction.beforeCommit) await hook();
  }

  /**
   * The last statement and the commit are sent together, so that rows which other commands wait for
   * stay locked no longer than the database needs. If the statement fails, so does the commit.
   * PostgreSQL takes back a transaction in which a statement failed, and calls that no error.
   */
  private async commit(transaction: Transaction): Promise<void> {
    const { client, begun } = transaction;
    const last = this.changes.lastStatement(transaction);
    client.gather();
    const sent = [begun, last && client.query(last), client.query('COMMIT')] as const;
    const [, , { command }] = await settleInOrder(sent);
    if (command !== 'COMMIT') throw new Error('A statement of the command failed unnoticed');
  }

  private notifyCommitted(transaction: Transaction): void {
    for (const work of transaction.afterCommit) {
      try {
        work();
      } catch (error) {
        this.logger.error(error);
      }
    }
  }
}

function restore<Value>(map: Map<string, Value>, entries: readonly [string, Value][]): void {
  map.clear();
  for (const [key, value] of entries) map.set(key, value);
}

/** The transaction begins with the first statement of the work, which need not wait for it. */
async function open(runner: QueryRunner, known: ReadonlySet<string>): Promise<Transaction> {
  const client = (await runner.connect()) as Transaction['client'];
  client.sendAhead(true);
  client.gather();
  const begun = client.query('START TRANSACTION');
  // What came after it would be committed one by one.
  begun.catch((error: Error) => client.giveUp(error));
  // What the entity manager writes joins it.
  (runner as { isTransactionActive: boolean }).isTransactionActive = true;
  return {
    manager: runner.manager,
    client,
    begun,
    events: [],
    changes: new Map(),
    trail: [],
    publicEvents: new Map(),
    beforeCommit: [],
    afterCommit: [],
    inOrder: { held: new Set(), known },
  };
}

const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
