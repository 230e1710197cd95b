import type { ReleasedOperation } from '../domain/activities/board-operations.js';

/**
 * Operations left the boards (canceled, deleted, or moved to another day or branch): the time that
 * they took is free. `operations` says where they were and which direct legs others still have
 * of them. Raised inside the transaction.
 */
export class OperationsReleased {
  constructor(
    readonly customerId: string,
    readonly version: number,
    readonly operations: readonly ReleasedOperation[],
  ) {}
}
