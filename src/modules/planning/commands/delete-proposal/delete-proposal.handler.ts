import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import { ProposalChanges } from '../../live/proposal-changes.js';
import { ProposalRepository } from '../../persistence/proposal.repository.js';
import { notInState } from '../../refusals.js';
import { RepairEngine } from '../../repairing/repair-engine.js';
import { DeleteProposalCommand } from './delete-proposal.command.js';

@CommandHandler(DeleteProposalCommand)
export class DeleteProposalHandler implements ICommandHandler<DeleteProposalCommand> {
  constructor(
    private readonly proposals: ProposalRepository,
    private readonly engine: RepairEngine,
    private readonly changes: ProposalChanges,
    private readonly db: Db,
  ) {}

  async execute({ proposalId }: DeleteProposalCommand): Promise<void> {
    const stored = await this.proposals.lock(proposalId);
    if (stored.state === 'applied') throw notInState(stored.state);
    await this.proposals.remove(proposalId);
    // Whoever has it open asks for it, and learns that it is gone.
    this.changes.told({ ...stored, version: stored.version + 1 });
    this.db.afterCommit(() => this.engine.stop(proposalId));
  }
}
