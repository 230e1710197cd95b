import { CommandBus, CommandHandler, QueryBus } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { instantAt } from '#kernel/local-date.js';
import { MINUTE_MS, plusHours } from '#kernel/time-window.js';
import { DatabaseTime } from '#platform/database/database-time.js';
import { Jobs } from '#platform/queue/jobs.js';
import { GetBranchQuery, GetPlanningQuery, KeepTimezoneCommand } from '#modules/branches/index.js';
import { RankTrucksQuery, ReserveSlotCommand } from '#modules/scheduling/index.js';
import type { JobTime } from '#modules/scheduling/index.js';
import type { ReservationMadeView } from '../../contract/booking.view.js';
import { RESERVATION_MINUTES } from '../../contract/reservation-limits.js';
import { END_RESERVATIONS } from '../../jobs/end-reservations.job.js';
import { ReservationRepository } from '../../persistence/reservation.repository.js';
import { TurnRepository } from '../../persistence/turn.repository.js';
import { PublicAvailability } from '../../queries/public-availability.js';
import type { OfferingBranch } from '../../queries/public-availability.js';
import { beyondHorizon, slotTaken } from '../../refusals.js';
import { newSecret } from '../../secrets.js';
import { EndExpiredReservationsCommand } from '../end-expired-reservations/end-expired-reservations.command.js';
import { VisitorLimits } from '../visitor-limits.js';
import { MakeReservationCommand } from './make-reservation.command.js';
import type { ReservationRequest } from './make-reservation.command.js';

@CommandHandler(MakeReservationCommand)
export class MakeReservationHandler implements ICommandHandler<MakeReservationCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly offers: PublicAvailability,
    private readonly limits: VisitorLimits,
    private readonly turns: TurnRepository,
    private readonly reservations: ReservationRepository,
    private readonly jobs: Jobs,
    private readonly time: DatabaseTime,
  ) {}

  async execute({ request, address }: MakeReservationCommand): Promise<ReservationMadeView> {
    const { branchId, date: day, duration } = request;
    await this.commands.execute(new KeepTimezoneCommand(branchId));
    const branch = await this.queries.execute(new GetBranchQuery(branchId));
    if (!branch.active) throw notFound('Branch');
    if (day > this.offers.horizonOf(branch)) throw beyondHorizon();
    // Once without waiting, so that many who want a time that is gone need not queue; then again
    // with the day locked.
    await this.requireOffered(branch, request);
    const starts = instantAt(day, minutesOf(request.time), branch.timezone);
    const time = { branchId, day, window: { start: starts, end: plusHours(starts, duration) } };
    const preferred = await this.preferred(time);
    await this.turns.atDay(branchId, day);
    await this.requireOffered(branch, request);
    await this.limits.requireMayReserve(address, { branchId, day });
    await this.commands.execute(new EndExpiredReservationsCommand(address));
    const expiresAt = await this.time.in(RESERVATION_MINUTES * MINUTE_MS);
    const { secret, secretHash } = newSecret();
    const { reservationId: id, truckId } = await this.commands.execute(
      new ReserveSlotCommand({
        ...time,
        preferred,
        expiresAt,
        secretHash,
        heldBy: address,
        // Checked again: staff do not take the visitors' lock and may have booked a truck since.
        keepsOneFree: !branch.emailProof,
      }),
    );
    await this.reservations.add(
      { id, branchId, truckId, day, starts, duration, secretHash, expiresAt },
      address,
    );
    await this.jobs.enqueue(END_RESERVATIONS, {}, { delayMs: RESERVATION_MINUTES * MINUTE_MS });
    return { reservationId: id, secret, expiresAt: expiresAt.toISOString() };
  }

  /** Ranked before anybody waits: which of them are free is judged again with the day locked. */
  private async preferred(time: JobTime): Promise<string[]> {
    const { publicRanking } = await this.queries.execute(new GetPlanningQuery(time.branchId));
    return publicRanking ? this.queries.execute(new RankTrucksQuery(time)) : [];
  }

  /** @throws 409 SLOT_TAKEN */
  private async requireOffered(branch: OfferingBranch, request: ReservationRequest): Promise<void> {
    const { duration, date: from, time } = request;
    const { availabilities } = await this.offers.find(branch, { duration, from, days: 1 });
    const isOffered = availabilities[0]?.startTimes.some((start) => start.time === time);
    if (!isOffered) throw slotTaken();
  }
}

/** `HH:mm` → minutes after midnight. */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
