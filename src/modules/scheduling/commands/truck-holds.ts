import { Injectable } from '@nestjs/common';
import type { LocalDate } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import { BoardChanges } from '../live/board-changes.js';
import { SlotHoldRepository } from '../persistence/slot-hold.repository.js';

/** Ends what colleagues hold on a truck that leaves its row of the board. */
@Injectable()
export class TruckHolds {
  constructor(
    private readonly holds: SlotHoldRepository,
    private readonly board: BoardChanges,
    private readonly clock: Clock,
  ) {}

  /** On a truck that is locked; a hold of several trucks ends on all of them. */
  async end(truckId: string, from: LocalDate): Promise<void> {
    const now = this.clock.now();
    const held = await this.holds.liveOnTruck(truckId, from, now);
    if (held.length === 0) return;
    await this.holds.end(
      held.map(({ id }) => id),
      now,
    );
    for (const { branchId, day } of held) this.board.tell(branchId, day, { kind: 'reservations' });
  }
}
