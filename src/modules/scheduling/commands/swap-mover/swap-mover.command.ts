import { Command } from '@nestjs/cqrs';
import type { DailyAssignmentView } from '../../contract/day.view.js';
import type { SeatChange } from '../seat-mover/seat-mover.command.js';

/**
 * Puts a mover on a seat of a truck; whoever sits there gets the mover's old place of that day: a
 * seat, on call, or none, at whichever branch.
 * @throws 404, 409 OTHER_BRANCH TRUCK_UNAVAILABLE OFF_TODAY CREW_CHANGED, 422 LEAD_SEAT, also when
 * the old place is a lead's seat and the other one is no team lead
 */
export class SwapMoverCommand extends Command<DailyAssignmentView> {
  constructor(readonly request: SeatChange) {
    super();
  }
}
