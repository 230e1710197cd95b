import { requireTransaction } from './transaction.js';
import type { Transaction } from './transaction.js';

/**
 * A value of the running command that a later part of it takes; it is gone with the transaction.
 */
export class KeptInCommand<Value> {
  private readonly values = new WeakMap<Transaction, Value>();

  keep(value: Value): void {
    this.values.set(requireTransaction(), value);
  }

  /** The value kept last, once. */
  take(): Value | undefined {
    const transaction = requireTransaction();
    const value = this.values.get(transaction);
    this.values.delete(transaction);
    return value;
  }
}
