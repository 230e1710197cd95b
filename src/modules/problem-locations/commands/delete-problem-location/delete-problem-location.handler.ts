import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Events } from '#platform/database/events.js';
import { History } from '#platform/history/history.js';
import {
  problemLocationViewOf,
  problemAddressOf,
} from '../../persistence/problem-location.mapper.js';
import { ProblemLocationRepository } from '../../persistence/problem-location.repository.js';
import { ProblemLocationChanged } from '../../events/problem-location-changed.event.js';
import { DeleteProblemLocationCommand } from './delete-problem-location.command.js';

@CommandHandler(DeleteProblemLocationCommand)
export class DeleteProblemLocationHandler implements ICommandHandler<DeleteProblemLocationCommand> {
  constructor(
    private readonly locations: ProblemLocationRepository,
    private readonly history: History,
    private readonly events: Events,
  ) {}

  async execute({ locationId }: DeleteProblemLocationCommand): Promise<Record<string, never>> {
    const row = await this.locations.lock(locationId);
    await this.locations.delete(locationId);
    await this.history.record({
      entity: 'problemlocation',
      entityId: locationId,
      type: 'CLOSED',
      data: problemLocationViewOf(row),
    });
    this.events.raise(new ProblemLocationChanged([problemAddressOf(row)]));
    return {};
  }
}
