import { Command } from '@nestjs/cqrs';

/** Removes a job from its queue for good. Refused: 404, 409 JOB_RUNNING. */
export class RemoveJobCommand extends Command<void> {
  constructor(
    readonly queue: string,
    readonly jobId: string,
  ) {
    super();
  }
}
