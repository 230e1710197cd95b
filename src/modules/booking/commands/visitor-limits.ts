import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '#platform/database/database-time.js';
import { BookingConfig } from '../booking.config.js';
import { CODES_SENT } from '../contract/limits.js';
import { LIVE_RESERVATIONS, RESERVED_MINUTES } from '../contract/reservation-limits.js';
import { COUNTED_MS, mayBookAt } from '../domain/booking-limits.js';
import { EmailCodeRepository } from '../persistence/email-code.repository.js';
import type { CodeRequest } from '../persistence/email-code.repository.js';
import type { CountedVisitor } from '../persistence/reservation.repository.js';
import { TurnRepository } from '../persistence/turn.repository.js';
import { VisitorCountRepository } from '../persistence/visitor-count.repository.js';
import type { BranchDay, ReservationCounts } from '../persistence/visitor-count.repository.js';
import { dayHeldTooLong, tooManyBookings, tooManyCodes, tooManyReservations } from '../refusals.js';

const isReached = (counted: ReservationCounts, limits: Readonly<ReservationCounts>): boolean =>
  counted.anAddress >= limits.anAddress ||
  counted.aNetwork >= limits.aNetwork ||
  counted.aNetwork56 >= limits.aNetwork56 ||
  counted.aNetwork48 >= limits.aNetwork48;

/** How much a visitor may reserve and book; the counts stay locked until the command ends. */
@Injectable()
export class VisitorLimits {
  constructor(
    private readonly turns: TurnRepository,
    private readonly counts: VisitorCountRepository,
    private readonly codes: EmailCodeRepository,
    private readonly config: BookingConfig,
    private readonly time: DatabaseTime,
  ) {}

  /** @throws 429 TOO_MANY_RESERVATIONS, DAY_HELD_TOO_LONG */
  async requireMayReserve(address: string, day: BranchDay): Promise<void> {
    await this.turns.ofReservations(address);
    const live = await this.counts.liveReservations(address);
    if (isReached(live, LIVE_RESERVATIONS))
      throw tooManyReservations(await this.secondsUntil(live.endsFirst));
    const kept = await this.counts.minutesKept(address, day);
    if (!isReached(kept, RESERVED_MINUTES)) return;
    throw dayHeldTooLong(await this.secondsUntil(kept.endsFirst, COUNTED_MS));
  }

  /** @throws 429 TOO_MANY_BOOKINGS */
  async requireMayBook(visitor: CountedVisitor): Promise<void> {
    await this.turns.ofBookings(visitor.address, [visitor.phone, visitor.email]);
    const moment = mayBookAt(await this.counts.recentBookings(visitor), this.config);
    if (moment) throw tooManyBookings(await this.secondsUntil(moment));
  }

  /** @throws 429 TOO_MANY_CODES */
  async requireMayAskForCode(request: CodeRequest): Promise<void> {
    await this.turns.ofBookings(request.address, [request.emailHash]);
    const sent = await this.codes.sent(request);
    const isFull =
      sent.forReservation >= CODES_SENT.forReservation || sent.toMailbox >= CODES_SENT.toMailbox;
    if (!isFull && !isReached(sent, CODES_SENT)) return;
    throw tooManyCodes(await this.secondsUntil(sent.first, COUNTED_MS));
  }

  private async secondsUntil(instant: Date | null, afterMs = 0): Promise<number> {
    const now = (await this.time.now()).getTime();
    return Math.max(1, Math.ceil(((instant?.getTime() ?? now) + afterMs - now) / 1000));
  }
}
