import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { DailyAssignmentView } from '../../contract/day.view.js';

/** The seat in which the sender sees the mover; undefined: any. */
export interface ExpectedSeat {
  truck?: string;
  position?: number;
}

/**
 * Takes a mover off their seat of that branch and day.
 * @throws 409 CREW_CHANGED
 */
export class UnseatMoverCommand extends Command<DailyAssignmentView> {
  constructor(
    readonly branchId: string,
    readonly day: LocalDate,
    readonly employeeId: string,
    readonly expect: ExpectedSeat = {},
  ) {
    super();
  }
}
