import { Module } from '@nestjs/common';
import { CreateProposalHandler } from './commands/create-proposal/create-proposal.handler.js';
import { DeleteProposalHandler } from './commands/delete-proposal/delete-proposal.handler.js';
import { FixTargets } from './commands/fix-targets.js';
import { ProposalChanges } from './live/proposal-changes.js';
import { ProposalRepository } from './persistence/proposal.repository.js';
import { CheckProposalHandler } from './queries/check-proposal/check-proposal.handler.js';
import { GetProposalHandler } from './queries/get-proposal/get-proposal.handler.js';
import { ListProposalsHandler } from './queries/list-proposals/list-proposals.handler.js';
import { ReadPlanDay } from './queries/read-plan-day.js';

/** What the desk proposes for a day: what mends a mark. */
@Module({
  providers: [
    CreateProposalHandler,
    DeleteProposalHandler,
    CheckProposalHandler,
    GetProposalHandler,
    ListProposalsHandler,
    FixTargets,
    ProposalChanges,
    ProposalRepository,
    ReadPlanDay,
  ],
})
export class PlanningModule {}
