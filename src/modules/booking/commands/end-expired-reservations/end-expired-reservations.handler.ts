import { CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { DropHoldCommand } from '../../../scheduling/index.js';
import { EmailCodes } from '../../persistence/email-codes.js';
import { Reservations } from '../../persistence/reservations.js';
import { EndExpiredReservationsCommand } from './end-expired-reservations.command.js';

@CommandHandler(EndExpiredReservationsCommand)
export class EndExpiredReservationsHandler implements ICommandHandler<EndExpiredReservationsCommand> {
  constructor(
    private readonly commands: CommandBus,
    private readonly reservations: Reservations,
    private readonly codes: EmailCodes,
  ) {}

  async execute(): Promise<void> {
    for (const holdId of await this.reservations.endExpired()) {
      await this.commands.execute(new DropHoldCommand(holdId));
    }
    await this.reservations.forgetOld();
    await this.codes.forgetOld();
  }
}
