import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { UpdateActivityCommand } from '#modules/moves/index.js';
import type { StepOf } from '../contract/proposal.view.js';
import { VersionsNow } from '../queries/versions-now.js';
import { asStep } from './step-refused.js';
import type { Way } from './step-refused.js';

/** Writes what crews must know into the notes of activities, as a save of them does. */
@Injectable()
export class NoteWriter {
  constructor(
    private readonly commands: CommandBus,
    private readonly versions: VersionsNow,
  ) {}

  async write(steps: readonly StepOf<'note'>[], { isBack }: Way): Promise<void> {
    for (const step of steps) {
      const { customerId, id: activityId } = step;
      // Read anew: on the way back other steps of the plan have raised it. That the notes are still what the step
      // expects was judged by its `from` in this transaction; a save in the instant between is not noticed.
      const version = (await this.versions.of([customerId])).get(customerId) ?? 0;
      const activity = { notes: isBack ? step.from : step.to };
      const update = { customerId, activityId, version, activity };
      await asStep(step, () => this.commands.execute(new UpdateActivityCommand(update)));
    }
  }
}
