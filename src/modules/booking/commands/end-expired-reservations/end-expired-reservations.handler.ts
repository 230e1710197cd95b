import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { ReleaseSlotCommand } from '#modules/scheduling/index.js';
import { EmailCodeRepository } from '../../persistence/email-code.repository.js';
import { ReservationRepository } from '../../persistence/reservation.repository.js';
import { EndExpiredReservationsCommand } from './end-expired-reservations.command.js';

@CommandHandler(EndExpiredReservationsCommand)
export class EndExpiredReservationsHandler implements ICommandHandler<EndExpiredReservationsCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly reservations: ReservationRepository,
    private readonly codes: EmailCodeRepository,
  ) {}

  async execute({ address }: EndExpiredReservationsCommand): Promise<void> {
    for (const reservationId of await this.reservations.endExpired(address)) {
      await this.commands.execute(new ReleaseSlotCommand(reservationId));
    }
    if (address !== null) return;
    await this.reservations.forgetOld();
    await this.codes.forgetOld();
  }
}
