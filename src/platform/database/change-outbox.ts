import type { Transaction } from './transaction.js';

/** Stores what the command noted and hands on what it changed, as its last statement: rows that it raises hold up other writers until the commit. */
export abstract class ChangeOutbox {
  abstract flush(transaction: Transaction): Promise<void>;
}
