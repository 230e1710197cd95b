import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { DailyAssignmentView } from '../../contract/day.view.js';
import type { ExpectedCrewPlace } from '../../contract/expectations.js';

/** One person who does not work on one day. */
export interface DayOff {
  /** The board on which it was said; it holds at every branch. */
  branchId: string;
  day: LocalDate;
  employeeId: string;
  reason: string;
  /** Undefined: where the person is now is not checked. */
  expect?: ExpectedCrewPlace;
}

/**
 * Notes that a person is off for a day, at all branches, and frees their seat or on-call. One who is off
 * already gets the new reason.
 * @throws 404, 409 CREW_CHANGED
 */
export class MarkOffCommand extends Command<DailyAssignmentView> {
  constructor(readonly off: DayOff) {
    super();
  }
}
