import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { ReleaseSlotCommand } from '#modules/scheduling/index.js';
import { ReservationRepository } from '../../persistence/reservation.repository.js';
import { LiveReservation } from '../live-reservation.js';
import { ReleaseReservationCommand } from './release-reservation.command.js';

@CommandHandler(ReleaseReservationCommand)
export class ReleaseReservationHandler implements ICommandHandler<ReleaseReservationCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly live: LiveReservation,
    private readonly reservations: ReservationRepository,
  ) {}

  async execute(command: ReleaseReservationCommand): Promise<Record<string, never>> {
    const { id } = await this.live.claim(command.reservationId, command.secret);
    await this.commands.execute(new ReleaseSlotCommand(id));
    await this.reservations.end(id);
    return {};
  }
}
