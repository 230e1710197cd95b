import type { Transaction } from './transaction.js';

/** Hands on what the command changed, as its last statement: rows that it raises hold up other writers until the commit. */
export abstract class ChangeOutbox {
  abstract flush(transaction: Transaction): Promise<void>;
}
