import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Events } from '#platform/database/events.js';
import { fieldChanges } from '#platform/history/field-changes.js';
import { History } from '#platform/history/history.js';
import type { ProblemLocationView } from '../../contract/problem-location.view.js';
import {
  problemLocationRowOf,
  problemLocationViewOf,
  problemAddressOf,
} from '../../persistence/problem-location.mapper.js';
import { ProblemLocationRepository } from '../../persistence/problem-location.repository.js';
import { ProblemLocationChanged } from '../../events/problem-location-changed.event.js';
import { UpdateProblemLocationCommand } from './update-problem-location.command.js';

@CommandHandler(UpdateProblemLocationCommand)
export class UpdateProblemLocationHandler implements ICommandHandler<UpdateProblemLocationCommand> {
  constructor(
    private readonly locations: ProblemLocationRepository,
    private readonly history: History,
    private readonly events: Events,
  ) {}

  async execute(command: UpdateProblemLocationCommand): Promise<ProblemLocationView> {
    const before = await this.locations.lock(command.locationId);
    const after = problemLocationRowOf(before.id, command.location, before);
    await this.locations.update(after);
    const view = problemLocationViewOf(after);
    const changes = fieldChanges(problemLocationViewOf(before), view);
    if (changes.length > 0) {
      await this.history.record({
        entity: 'problemlocation',
        entityId: before.id,
        type: 'UPDATED',
        changes,
      });
      const places = [before, after].map(problemAddressOf);
      this.events.raise(new ProblemLocationChanged(places));
    }
    return view;
  }
}
