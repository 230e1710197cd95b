import { Command } from '@nestjs/cqrs';

/** Stops or removes a proposal that is not applied. @throws 404, 409 PROPOSAL_STATE */
export class DeleteProposalCommand extends Command<void> {
  constructor(readonly proposalId: string) {
    super();
  }
}
