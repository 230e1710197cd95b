import { Command } from '@nestjs/cqrs';

/**
 * Keeps a branch's time zone as it is until the running command ends; to be sent before the zone is read
 * by which times are written. Whoever changes the zone waits for it, and sees what was written.
 */
export class KeepTimezoneCommand extends Command<void> {
  constructor(readonly branchId: string) {
    super();
  }
}
