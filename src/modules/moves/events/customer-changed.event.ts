import type { BoardOperation } from '../domain/activities/board-operations.js';
import type { ListedChange } from '../domain/listed-move.js';

/**
 * Something inside a customer changed; raised inside the transaction. The boards of
 * `operationsOnBoards` show the customer, `listed` says what lists and searches must follow.
 */
export class CustomerChanged {
  constructor(
    readonly customerId: string,
    readonly operationsOnBoards: readonly BoardOperation[],
    readonly listed: ListedChange,
  ) {}
}
