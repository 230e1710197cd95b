import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { newId } from '#kernel/ids.js';
import { Events } from '#platform/database/events.js';
import { History } from '#platform/history/history.js';
import type { ProblemLocationView } from '../../contract/problem-location.view.js';
import {
  problemLocationRowOf,
  problemLocationViewOf,
  problemAddressOf,
} from '../../persistence/problem-location.mapper.js';
import { ProblemLocationRepository } from '../../persistence/problem-location.repository.js';
import { ProblemLocationChanged } from '../../events/problem-location-changed.event.js';
import { CreateProblemLocationCommand } from './create-problem-location.command.js';

@CommandHandler(CreateProblemLocationCommand)
export class CreateProblemLocationHandler implements ICommandHandler<CreateProblemLocationCommand> {
  constructor(
    private readonly locations: ProblemLocationRepository,
    private readonly history: History,
    private readonly events: Events,
  ) {}

  async execute({ location }: CreateProblemLocationCommand): Promise<ProblemLocationView> {
    const row = problemLocationRowOf(newId(), location);
    await this.locations.insert(row);
    const view = problemLocationViewOf(row);
    const thing = { entity: 'problemlocation', entityId: row.id };
    await this.history.recordCreation({ ...thing, fields: view });
    this.events.raise(new ProblemLocationChanged([problemAddressOf(row)]));
    return view;
  }
}
