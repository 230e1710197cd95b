import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/clock/clock.js';
import { SlotHoldRepository } from '../../persistence/slot-hold.repository.js';
import type { StoredHold } from '../../persistence/slot-hold.repository.js';
import { HoldTrail } from '../hold-trail.js';
import { requireLive, requireOwn } from '../own-hold.js';

/** Holds that those who have them may book. */
@Injectable()
export class BookableHolds {
  constructor(
    private readonly holds: SlotHoldRepository,
    private readonly trail: HoldTrail,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError 404 'Hold not found', also for another's */
  async find(holdId: string, heldBy: string | null): Promise<StoredHold> {
    return requireOwn(await this.holds.find(holdId), heldBy);
  }

  /** @throws DomainError as `find`, and as `requireLive` */
  async lock(holdId: string, heldBy: string | null): Promise<StoredHold> {
    const hold = requireOwn(await this.holds.lock(holdId), heldBy);
    this.requireLive(hold);
    return hold;
  }

  /** @throws DomainError 409 HOLD_BOOKED, 410 HOLD_EXPIRED */
  requireLive(hold: StoredHold): void {
    requireLive(hold, this.clock.now());
  }

  /** Ends a hold that is locked, for an activity. */
  async book(hold: StoredHold, activityId: string): Promise<void> {
    await this.holds.book(hold.id);
    await this.trail.booked({ ...hold, activityId });
  }
}
