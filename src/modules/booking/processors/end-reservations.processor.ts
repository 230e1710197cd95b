import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '#platform/queue/job-handler.js';
import { JobProcessor } from '#platform/queue/job-processor.js';
import { EndExpiredReservationsCommand } from '../commands/end-expired-reservations/end-expired-reservations.command.js';
import { END_RESERVATIONS } from '../jobs/end-reservations.job.js';

@Injectable()
@JobProcessor(END_RESERVATIONS)
export class EndReservationsProcessor implements JobHandler<Record<string, never>> {
  constructor(private readonly commands: CommandBus) {}

  async handle(): Promise<void> {
    await this.commands.execute(new EndExpiredReservationsCommand());
  }
}
