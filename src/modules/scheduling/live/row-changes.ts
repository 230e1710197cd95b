import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
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

  /** By which rows are reckoned. */
  now(): Date {
    return this.rows.now();
  }

  /** Jobs with the others on their trucks as they are before a write; none where nothing is under way. */
  underWay(planned: readonly PlannedOperation[]): Promise<RowOperation[]> {
    return this.rows.ofUnderWay(planned);
  }

  /**
   * Those that differ from what they were, on the trucks that the written ones left and came to; not these: pages get
   * them as bookings.
   * @param before as they were, of the trucks that were left
   * @param written as they are planned now
   */
  async since(
    before: readonly RowOperation[],
    written: readonly PlannedOperation[],
  ): Promise<void> {
    const known = new Set(before.map(({ operationId }) => operationId));
    const ids = new Set([...known, ...this.rows.underWay(written)]);
    if (ids.size === 0) return;
    const own = new Set(written.map(({ operationId }) => operationId));
    const { was, is } = await this.rows.ofWritten([...ids], own);
    const others = is.filter((one) => !own.has(one.operationId));
    const come = was.filter((one) => !known.has(one.operationId));
    for (const one of changedSince([...before, ...come], others)) this.follows(one);
  }

  /** Jobs of a truck that others left unseen: how they were is not known, so each is told. */
  async left(
    day: LocalDate,
    jobs: () => Promise<readonly { operationId: string }[]>,
  ): Promise<void> {
    if (!this.rows.mayBeToday(day)) return;
    const ids = (await jobs()).map(({ operationId }) => operationId);
    if (ids.length === 0) return;
    for (const one of await this.rows.of(ids)) this.follows(one);
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
