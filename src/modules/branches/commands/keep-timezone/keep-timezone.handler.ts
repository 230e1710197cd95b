import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { TimezoneRepository } from '../../persistence/timezone.repository.js';
import { KeepTimezoneCommand } from './keep-timezone.command.js';

@CommandHandler(KeepTimezoneCommand)
export class KeepTimezoneHandler implements ICommandHandler<KeepTimezoneCommand> {
  constructor(private readonly timezones: TimezoneRepository) {}

  execute({ branchId }: KeepTimezoneCommand): Promise<void> {
    return this.timezones.share(branchId);
  }
}
