import type { QueryConfig } from 'pg';
import type { Transaction } from './transaction.js';

/**
 * Stores what the command noted and passes on what it changed, as its last statement: the rows that
 * it updates block other writers until the commit.
 */
export abstract class ChangeOutbox {
  /** Undefined if there is nothing to store or to pass on. */
  abstract lastStatement(transaction: Transaction): QueryConfig | undefined;
}
