import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { TimezoneLock } from '../../persistence/timezone-lock.js';
import { KeepTimezoneCommand } from './keep-timezone.command.js';

@CommandHandler(KeepTimezoneCommand)
export class KeepTimezoneHandler implements ICommandHandler<KeepTimezoneCommand> {
  constructor(private readonly timezones: TimezoneLock) {}

  execute({ branchId }: KeepTimezoneCommand): Promise<void> {
    return this.timezones.share(branchId);
  }
}
