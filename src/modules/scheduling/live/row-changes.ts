import { Injectable } from '@nestjs/common';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { customerTopic } from '#modules/moves/contract/live.js';
import type { CustomerChange } from '#modules/moves/contract/live.js';
import { TruckRows, type PlannedOperation, type RowOperation } from '../queries/truck-rows.js';
import { BoardChanges } from './board-changes.js';

/** Tells open pages which jobs of a truck's row go otherwise by now (R-ACTUAL-18). */
@Injectable()
export class RowChanges {
  constructor(
    private readonly rows: TruckRows,
    private readonly board: BoardChanges,
    private readonly live: LiveChanges,
  ) {}

  /** Jobs with the others on their trucks as they are before a write; none where nothing is under way. */
  underWay(planned: readonly PlannedOperation[]): Promise<RowOperation[]> {
    return this.rows.ofUnderWay(planned);
  }

  /** Those that differ from what they were, but the written ones: pages get them as bookings. */
  async since(before: readonly RowOperation[], written: readonly string[]): Promise<void> {
    if (before.length === 0) return;
    const ids = new Set([...before.map(({ operationId }) => operationId), ...written]);
    const others = (await this.rows.of([...ids])).filter(
      (one) => !written.includes(one.operationId),
    );
    for (const one of changedSince(before, others)) this.follows(one);
  }

  /** A job that goes otherwise because another one does. */
  follows(operation: RowOperation): void {
    const change: CustomerChange = { kind: 'actual', operationId: operation.operationId };
    this.live.changed(customerTopic(operation.customerId), change);
    this.tell(operation);
  }

  tell({ branchId, day, operationId, progress, tail }: RowOperation): void {
    this.board.progressChanged(
      { branchId, day },
      { kind: 'progress', operationId, progress, tail },
    );
  }
}

/** One that was not read before may differ. */
export function changedSince(
  before: readonly RowOperation[],
  now: readonly RowOperation[],
): RowOperation[] {
  const known = new Map(before.map((one) => [one.operationId, shownOf(one)]));
  return now.filter((one) => known.get(one.operationId) !== shownOf(one));
}

const shownOf = ({ progress, tail }: RowOperation): string => JSON.stringify([progress, tail]);
