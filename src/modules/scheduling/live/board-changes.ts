import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../kernel/local-date.js';
import { LiveChanges } from '../../../platform/realtime/live-changes.js';
import { boardTopic } from '../contract/live.js';
import type { BoardChange } from '../contract/live.js';
import { BoardOperations, isOnBoard } from '../queries/board-operations.js';
import { DailyAssignments } from '../queries/daily-assignments.js';
import { toBooking } from '../queries/to-booking.js';

/** The facts of a placed operation that its board must hear of. */
export interface MovedOperation {
  operationId: string;
  customerId: string;
  branchId: string;
  day: LocalDate;
  timezone: string;
  nounce: string;
}

/** Tells the open boards of a day what a command did there, small enough to patch them. */
@Injectable()
export class BoardChanges {
  constructor(
    private readonly live: LiveChanges,
    private readonly operations: BoardOperations,
    private readonly assignments: DailyAssignments,
  ) {}

  /** An operation was placed, moved, or left the board. */
  async operationMoved(moved: MovedOperation): Promise<void> {
    const { branchId, day, operationId, customerId, nounce } = moved;
    const row = await this.operations.find(operationId);
    if (row && isOnBoard(row)) {
      const booking = toBooking(row, moved.timezone);
      this.tell(branchId, day, { kind: 'booking', customerId, nounce, operationId, booking });
    } else {
      this.tell(branchId, day, { kind: 'unbooked', customerId, nounce, operationId });
    }
  }

  /** Seats, on-call or managers of the day changed. */
  async crewChanged(branchId: string, day: LocalDate): Promise<void> {
    const assignment = await this.assignments.find(branchId, day);
    this.tell(branchId, day, { kind: 'assignment', assignment });
  }

  tell(branchId: string, day: LocalDate, change: BoardChange): void {
    this.live.changed(boardTopic(branchId, day), change);
  }
}
