import { Command } from '@nestjs/cqrs';

/**
 * Keeps a branch's time zone as it is until the running command ends. Send it before reading the
 * zone that times are written in. A change of the zone waits for it, and sees what was written.
 */
export class KeepTimezoneCommand extends Command<void> {
  constructor(readonly branchId: string) {
    super();
  }
}
