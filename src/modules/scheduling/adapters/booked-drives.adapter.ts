import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { BookedDrives } from '#modules/moves/index.js';
import { FitDrivesCommand } from '../commands/fit-drives/fit-drives.command.js';

/** Gives drives that are known better the room that their trucks have for them. */
@Injectable()
export class BookedDrivesAdapter implements BookedDrives {
  constructor(private readonly commands: CommandBus) {}

  fit(operationId: string): Promise<void> {
    return this.commands.execute(new FitDrivesCommand(operationId));
  }
}
