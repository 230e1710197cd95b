import { Command } from '@nestjs/cqrs';

/**
 * Makes a queue's jobs wait, in all processes, until it is resumed; running ones go on. Refused:
 * 404.
 */
export class PauseQueueCommand extends Command<void> {
  constructor(readonly queue: string) {
    super();
  }
}
