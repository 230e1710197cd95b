import type { BoardOperation } from '../domain/activities/board-operations.js';

/**
 * Something inside a customer changed and with it the nounce; raised inside the transaction. The
 * boards of `operationsOnBoards` show the customer.
 */
export class CustomerChanged {
  constructor(
    readonly customerId: string,
    readonly operationsOnBoards: readonly BoardOperation[],
  ) {}
}
