import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import type { EntityManager } from 'typeorm';
import type { PublicEvent } from '#kernel/public-event.js';
import type { Actor } from '../actor/actor.js';
import type { WatchedClient } from './watched-client.js';

/** Something that the command writes and that others are told of. */
interface FollowedSubject {
  /** Its state before the command's first write. */
  readonly before: unknown;
  /** What happened to it from then to its present state. */
  readonly events: () => readonly PublicEvent[];
  /** When and by whom it was last written. */
  readonly at: Date;
  readonly actor: Actor;
}

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
  /** What is told outside of the modules, by the names of the subjects. */
  publicEvents: Map<string, FollowedSubject>;
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
