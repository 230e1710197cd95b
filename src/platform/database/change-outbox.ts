import type { Transaction } from './transaction.js';

/**
 * Stores what the command noted and passes on what it changed, as its last statement: the rows that
 * it updates block other writers until the commit.
 */
export abstract class ChangeOutbox {
  abstract flush(transaction: Transaction): Promise<void>;
}
