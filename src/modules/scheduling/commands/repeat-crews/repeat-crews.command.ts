import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { CrewsRepeatedView } from '../../contract/crews-repeated.view.js';

/**
 * Gives the seats of these trucks to those who had them on the truck's last working day, where both
 * are free; nobody loses a place.
 * @throws 404 for the branch or a truck, 409 OTHER_BRANCH TRUCK_UNAVAILABLE
 */
export class RepeatCrewsCommand extends Command<CrewsRepeatedView> {
  constructor(
    readonly branchId: string,
    readonly day: LocalDate,
    readonly truckIds: readonly string[],
  ) {
    super();
  }
}
