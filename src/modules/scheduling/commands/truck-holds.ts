import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import type { TimeWindow } from '#kernel/time-window.js';
import { Clock } from '#platform/clock/clock.js';
import type { EndedHold } from '../domain/slots/holds.js';
import { BoardChanges } from '../live/board-changes.js';
import { SlotHoldRepository } from '../persistence/slot-hold.repository.js';
import type { StoredHold } from '../persistence/slot-hold.repository.js';
import { HoldTrail } from './hold-trail.js';

/** Ends what colleagues hold on a truck that leaves its row of the board. */
@Injectable()
export class TruckHolds {
  constructor(
    private readonly holds: SlotHoldRepository,
    private readonly trail: HoldTrail,
    private readonly board: BoardChanges,
    private readonly clock: Clock,
  ) {}

  /** On a truck that is locked; a hold of several trucks ends on all of them. */
  async end(truckId: string, from: LocalDate): Promise<void> {
    const now = this.clock.now();
    await this.over(await this.holds.liveOnTruck(truckId, from, now), now);
  }

  /** Those that take some of a window of a day. @returns as they were */
  async endDuring(truckId: string, day: LocalDate, window: TimeWindow): Promise<EndedHold[]> {
    const now = this.clock.now();
    const held = await this.holds.liveDuring(truckId, day, { window, now });
    const ended = await this.holds.toEnd(held);
    await this.over(held, now);
    return ended;
  }

  private async over(held: readonly StoredHold[], now: Date): Promise<void> {
    if (held.length === 0) return;
    await this.holds.end(
      held.map(({ id }) => id),
      now,
    );
    for (const hold of held) {
      await this.trail.ended(hold);
      this.board.tell(hold.branchId, hold.day, { kind: 'reservations' });
    }
  }
}
