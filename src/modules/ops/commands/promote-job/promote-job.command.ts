import { Command } from '@nestjs/cqrs';

/** Starts a job whose time has not come. Refused: 404, 409 JOB_NOT_DELAYED. */
export class PromoteJobCommand extends Command<void> {
  constructor(
    readonly queue: string,
    readonly jobId: string,
  ) {
    super();
  }
}
