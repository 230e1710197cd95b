import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { ClearedHolds } from '../../domain/slots/holds.js';

/** Why trucks are unavailable, and from when on: `HH:mm` by each branch's clock, null for all day. */
export interface OutOfService {
  note: string;
  from: string | null;
}

/**
 * Makes trucks unavailable, all of them or none: for a day, which frees their seats, or for the rest of it,
 * where crews stay. What visitors of the web site hold on them meanwhile goes to other trucks.
 * @returns the holds that end or go elsewhere with it
 * @throws 404, 409 BLOCK_CHANGED CREW_CHANGED (taken back, and changed since), TRUCK_HAS_BOOKINGS (with them; for the
 *   rest of a day those that end later), SLOT_TAKEN (what a colleague holds, or a visitor where no other truck is free)
 */
export class RemoveTrucksFromServiceCommand extends Command<ClearedHolds> {
  constructor(
    readonly day: LocalDate,
    readonly truckIds: string[],
    readonly out: OutOfService,
    /** What colleagues hold on them meanwhile ends. */
    readonly endsHolds = false,
  ) {
    super();
  }
}
