import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { ProposalRepository } from '../../persistence/proposal.repository.js';
import { notInState } from '../../refusals.js';
import { DeleteProposalCommand } from './delete-proposal.command.js';

@CommandHandler(DeleteProposalCommand)
export class DeleteProposalHandler implements ICommandHandler<DeleteProposalCommand> {
  constructor(private readonly proposals: ProposalRepository) {}

  async execute({ proposalId }: DeleteProposalCommand): Promise<void> {
    const { state } = await this.proposals.lock(proposalId);
    if (state === 'applied') throw notInState(state);
    await this.proposals.remove(proposalId);
  }
}
