import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import type { EntityManager } from 'typeorm';
import type { WatchedClient } from './watched-client.js';

/** What the transaction of one command carries until it commits. */
export interface Transaction {
  manager: EntityManager;
  client: PoolClient & WatchedClient;
  /** Answered once the transaction is open. */
  begun: Promise<unknown>;
  events: object[];
  changes: Map<string, object[]>;
  /** History events that the last statement stores. */
  trail: object[];
  beforeCommit: (() => Promise<void>)[];
  afterCommit: (() => void)[];
  /** Rows of which a command may need several, so that everybody locks them in the order of their ids. */
  inOrder: {
    /** Locked so far. */
    held: Set<string>;
    /** To be locked before others, as an attempt before this one found out. */
    known: ReadonlySet<string>;
  };
}

const transactions = new AsyncLocalStorage<Transaction>();

export const currentTransaction = (): Transaction | undefined => transactions.getStore();

export const runInTransaction = <T>(transaction: Transaction, work: () => Promise<T>): Promise<T> =>
  transactions.run(transaction, work);

/** Leaves the transaction for work that must not see it, such as hooks after the commit. */
export const outsideTransaction = <T>(work: () => T): T => transactions.exit(work);

export function requireTransaction(): Transaction {
  const transaction = currentTransaction();
  if (!transaction) throw new Error('Writes happen inside a command only');
  return transaction;
}
