import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { fieldChanges } from '#platform/history/field-changes.js';
import { History } from '#platform/history/history.js';
import { BranchRepository } from '../../persistence/branch.repository.js';
import { branchViewOf } from '../../persistence/branch.mapper.js';
import { isPlaced } from '../../branch.js';
import { PlaceBranchCommand } from './place-branch.command.js';

@CommandHandler(PlaceBranchCommand)
export class PlaceBranchHandler implements ICommandHandler<PlaceBranchCommand> {
  constructor(
    private readonly branches: BranchRepository,
    private readonly history: History,
  ) {}

  async execute({ branchId, address, position }: PlaceBranchCommand): Promise<void> {
    const before = await this.branches.lock(branchId);
    if (isPlaced(before) || before.normalizedAddress !== address) return;
    const after = { ...before, latitude: position.latitude, longitude: position.longitude };
    await this.branches.update(after);
    const changes = fieldChanges(branchViewOf(before), branchViewOf(after));
    await this.history.record({ entity: 'branch', entityId: branchId, type: 'UPDATED', changes });
  }
}
