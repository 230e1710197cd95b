import { Command } from '@nestjs/cqrs';

/** Keeps what is estimated for activities now, where nothing was kept of them before. */
export class FreezeBasesCommand extends Command<void> {
  constructor(readonly activityIds: readonly string[]) {
    super();
  }
}
