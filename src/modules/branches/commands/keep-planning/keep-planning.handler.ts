import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { PlanningView } from '../../contract/planning.js';
import { PlanningRepository } from '../../persistence/planning.repository.js';
import { KeepPlanningCommand } from './keep-planning.command.js';

@CommandHandler(KeepPlanningCommand)
export class KeepPlanningHandler implements ICommandHandler<KeepPlanningCommand> {
  constructor(private readonly planning: PlanningRepository) {}

  async execute({ branchId }: KeepPlanningCommand): Promise<PlanningView> {
    await this.planning.share(branchId);
    return this.planning.inForce(branchId);
  }
}
