import type { BoardOperation } from '../domain/activities/board-operations.js';

/**
 * Operations left the boards (canceled, deleted, or moved to another day or branch): the time that
 * they took is free. `operations` says where they were. Raised inside the transaction.
 */
export class OperationsReleased {
  constructor(
    readonly customerId: string,
    readonly version: number,
    readonly operations: readonly BoardOperation[],
  ) {}
}
