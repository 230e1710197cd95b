import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { Rework } from '#modules/moves/index.js';
import type { BookingView } from '../../contract/booking.view.js';
import type { ExpectedActivity } from '../../contract/expectations.js';
import type { StartChange } from '../other-start.js';
import type { WantedHours } from '../retiming.js';

/** One operation as it is to be. */
export interface RebookedPart extends WantedHours {
  readonly operationId: string;
  /** Null leaves it unbooked. */
  readonly truckId: string | null;
  /** Without a truck: on the row Unassigned Moves. */
  readonly unassigned?: boolean;
}

export interface ActivityRebooked {
  readonly customerId: string;
  readonly version: number;
  /** What is on a truck now. */
  readonly bookings: BookingView[];
}

/**
 * Takes an activity off its trucks, changes what is to change of it, puts it on a day and books what is named, or does
 * nothing.
 * @throws 404, 400 unless each operation is named once, 409 as an assignment and NOT_BOOKED ALREADY_STARTED,
 * 422 START_NOT_OFFERED CREW_MISMATCH PRE_SAVE_CHECKS, 400 at `activity.…`
 */
export class RebookActivityCommand extends Command<ActivityRebooked> {
  constructor(
    readonly activityId: string,
    readonly version: number,
    readonly day: LocalDate,
    readonly parts: readonly RebookedPart[],
    readonly rework?: Rework,
    readonly expect?: ExpectedActivity,
    /** What the act that this takes back did to starts, by operation. */
    readonly takesBack?: ReadonlyMap<string, StartChange>,
  ) {
    super();
  }
}
