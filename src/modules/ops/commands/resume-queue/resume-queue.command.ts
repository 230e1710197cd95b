import { Command } from '@nestjs/cqrs';

/** Lets a paused queue's jobs start again. Refused: 404. */
export class ResumeQueueCommand extends Command<void> {
  constructor(readonly queue: string) {
    super();
  }
}
