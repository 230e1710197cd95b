import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { nounceOf } from '#modules/moves/contract/version.js';
import type { DailyAssignmentView } from '../contract/day.view.js';
import { boardTopic } from '../contract/live.js';
import type { BoardChange, ProgressChange } from '../contract/live.js';
import { DailyAssignments } from '../queries/daily-assignments.js';
import type { BoardBooking } from '../queries/to-booking.js';

/** An operation, the board that it left, and its customer's version since. */
interface LeftOperation {
  branchId: string;
  day: LocalDate;
  customerId: string;
  version: number;
  operationId: string;
}

/**
 * Tells the open boards of a day what a command did there, in changes small enough to patch them.
 */
@Injectable()
export class BoardChanges {
  constructor(
    private readonly live: LiveChanges,
    private readonly assignments: DailyAssignments,
  ) {}

  /**
   * Seats, on-call or managers of the day changed.
   * @returns what they are now
   */
  async crewChanged(branchId: string, day: LocalDate): Promise<DailyAssignmentView> {
    const assignment = await this.assignments.find(branchId, day);
    this.tell(branchId, day, { kind: 'assignment', assignment });
    return assignment;
  }

  /** The same at several branches, read at once. */
  async crewsChanged(branchIds: readonly string[], day: LocalDate): Promise<DailyAssignmentView[]> {
    const assignments = await this.assignments.ofBranches(branchIds, day);
    for (const assignment of assignments) {
      this.tell(assignment.branchId, day, { kind: 'assignment', assignment });
    }
    return assignments;
  }

  /** Seats, on-call and managers of the day as they stay. */
  crewsUnchanged(branchId: string, day: LocalDate): Promise<DailyAssignmentView> {
    return this.assignments.find(branchId, day);
  }

  /** The operation differs from what its board shows. */
  operationChanged({ branchId, day, booking, confirmation }: BoardBooking): void {
    const { customerId, nounce } = booking.metaData;
    const operationId = booking.operation._id;
    const which = { customerId, nounce, operationId };
    const change: BoardChange = { kind: 'booking', ...which, booking, confirmation };
    // Told once, as it is last: twice, two bookings are too long for one message.
    const outdates = (earlier: object): boolean => {
      const told = earlier as BoardChange;
      return told.kind === 'booking' && told.operationId === operationId;
    };
    this.live.changed(boardTopic(branchId, day), change, outdates);
  }

  /** How far the job of an operation is; told once, as it is last. */
  progressChanged(
    { branchId, day }: { branchId: string; day: LocalDate },
    change: ProgressChange,
  ): void {
    const outdates = (earlier: object): boolean => {
      const told = earlier as BoardChange;
      return told.kind === 'progress' && told.operationId === change.operationId;
    };
    this.live.changed(boardTopic(branchId, day), change, outdates);
  }

  /** The operation is not on this day's board anymore. */
  operationLeft({ branchId, day, customerId, version, operationId }: LeftOperation): void {
    const nounce = nounceOf(version);
    this.tell(branchId, day, { kind: 'unbooked', customerId, nounce, operationId });
  }

  tell(branchId: string, day: LocalDate, change: BoardChange): void {
    this.live.changed(boardTopic(branchId, day), change);
  }
}
