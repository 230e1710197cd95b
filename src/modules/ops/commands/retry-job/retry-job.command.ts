import { Command } from '@nestjs/cqrs';

/** Puts a failed job into its queue again. Refused: 404, 409 JOB_NOT_FAILED. */
export class RetryJobCommand extends Command<void> {
  constructor(
    readonly queue: string,
    readonly jobId: string,
  ) {
    super();
  }
}
