import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Reacts } from '#platform/database/reaction.js';
import { Reaction } from '#platform/database/reaction.js';
import { ActualChanged } from '#modules/actuals/index.js';
import { FreezeBasesCommand } from '../commands/freeze-bases/freeze-bases.command.js';

/** With the first stamp or entry about an activity its estimate is kept to learn by (R-RANGE-1). */
@Injectable()
@Reaction(ActualChanged)
export class FreezeBasesOfChangedActuals implements Reacts<ActualChanged> {
  constructor(private readonly commands: CommandBus) {}

  async react({ job }: ActualChanged): Promise<void> {
    await this.commands.execute(new FreezeBasesCommand([job.activityId]));
  }
}
