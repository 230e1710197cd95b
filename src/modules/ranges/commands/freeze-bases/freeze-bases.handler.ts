import { CommandHandler, QueryBus } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '#platform/clock/clock.js';
import { GetEstimateBasesQuery } from '#modules/moves/index.js';
import { BasisRepository } from '../../persistence/basis.repository.js';
import { FreezeBasesCommand } from './freeze-bases.command.js';

@CommandHandler(FreezeBasesCommand)
export class FreezeBasesHandler implements ICommandHandler<FreezeBasesCommand> {
  constructor(
    private readonly queries: QueryBus,
    private readonly bases: BasisRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ activityIds }: FreezeBasesCommand): Promise<void> {
    const lacking = await this.bases.lacking(activityIds);
    if (lacking.length === 0) return;
    const found = await this.queries.execute(new GetEstimateBasesQuery({ activityIds: lacking }));
    await this.bases.add([...found.values()], this.clock.now());
  }
}
