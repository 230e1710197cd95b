import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { DailyAssignmentView } from '../../contract/day.view.js';
import type { ExpectedCrews } from '../../contract/expectations.js';

/** Two trucks whose crews of a day change places. */
export interface CrewsSwap {
  branchId: string;
  day: LocalDate;
  truckIds: readonly [string, string];
  /** Who is believed to sit on them; a truck that is left out is not checked. */
  expect?: ExpectedCrews;
}

/**
 * Puts the crew of each truck on the other one, seat by seat; empty seats change places too.
 * @throws 404, also for one who moves nothing anymore, 409 OTHER_BRANCH TRUCK_UNAVAILABLE CREW_CHANGED,
 *   422 LEAD_SEAT for one on a lead's seat who leads nobody anymore
 */
export class SwapCrewsCommand extends Command<DailyAssignmentView> {
  constructor(readonly request: CrewsSwap) {
    super();
  }
}
