import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { ProposalChanges } from '../../live/proposal-changes.js';
import { ProposalRepository } from '../../persistence/proposal.repository.js';
import { FinishRepairCommand } from './finish-repair.command.js';

@CommandHandler(FinishRepairCommand)
export class FinishRepairHandler implements ICommandHandler<FinishRepairCommand> {
  constructor(
    private readonly proposals: ProposalRepository,
    private readonly changes: ProposalChanges,
  ) {}

  async execute({ proposalId, body, outcome }: FinishRepairCommand): Promise<void> {
    if (!(await this.proposals.worked(proposalId, body, outcome))) return;
    this.changes.told(await this.proposals.get(proposalId));
  }
}
