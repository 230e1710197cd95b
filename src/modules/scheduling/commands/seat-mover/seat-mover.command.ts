import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { DailyAssignmentView } from '../../contract/day.view.js';
import type { ExpectedCrewPlace } from '../../contract/expectations.js';

/** One person, one seat, one day. */
export interface SeatChange {
  branchId: string;
  day: LocalDate;
  employeeId: string;
  truckId: string;
  position: number;
  /** Undefined: where the person is now is not checked. */
  expect?: ExpectedCrewPlace;
  /** Who is expected in the seat, null for nobody; undefined: not checked. */
  expectSitting?: string | null;
}

export interface SeatRequest extends SeatChange {
  /** Whoever is in the seat is freed. */
  replace: boolean;
}

/**
 * Puts a mover on a seat of a truck and frees the place they had that day, at whichever branch.
 * @throws 404, 409 OTHER_BRANCH TRUCK_UNAVAILABLE OFF_TODAY CREW_CHANGED SEAT_TAKEN, 422 LEAD_SEAT
 */
export class SeatMoverCommand extends Command<DailyAssignmentView> {
  constructor(readonly seat: SeatRequest) {
    super();
  }
}
