import { Command } from '@nestjs/cqrs';

/** Takes a job out of its queue for good. Refused: 404, 409 JOB_RUNNING. */
export class RemoveJobCommand extends Command<void> {
  constructor(
    readonly queue: string,
    readonly jobId: string,
  ) {
    super();
  }
}
