import { Module } from '@nestjs/common';
import { ApplyProposalHandler } from './commands/apply-proposal/apply-proposal.handler.js';
import { CreateProposalHandler } from './commands/create-proposal/create-proposal.handler.js';
import { CreateRepairHandler } from './commands/create-repair/create-repair.handler.js';
import { DeleteProposalHandler } from './commands/delete-proposal/delete-proposal.handler.js';
import { FinishRepairHandler } from './commands/finish-repair/finish-repair.handler.js';
import { DrivesByZip } from './commands/drives-by-zip.js';
import { FindFix } from './commands/find-fix.js';
import { FixTargets } from './commands/fix-targets.js';
import { TruckWriter } from './commands/truck-writer.js';
import { RepairTargets } from './commands/repair-targets.js';
import { NoteWriter } from './commands/note-writer.js';
import { PlaceWriter } from './commands/place-writer.js';
import { Replacing } from './commands/replacing.js';
import { SeatWriter } from './commands/seat-writer.js';
import { StepWriter } from './commands/step-writer.js';
import { UndoProposalHandler } from './commands/undo-proposal/undo-proposal.handler.js';
import { ProposalChanges } from './live/proposal-changes.js';
import { ProposalRepository } from './persistence/proposal.repository.js';
import { CheckProposalHandler } from './queries/check-proposal/check-proposal.handler.js';
import { GetProposalHandler } from './queries/get-proposal/get-proposal.handler.js';
import { ListProposalsHandler } from './queries/list-proposals/list-proposals.handler.js';
import { LastChanges } from './queries/last-changes.js';
import { RepairEngine } from './repairing/repair-engine.js';
import { VersionsNow } from './queries/versions-now.js';
import { ReadPlanDay } from './queries/read-plan-day.js';

/** What the desk proposes for a day: what mends a mark. */
@Module({
  providers: [
    ApplyProposalHandler,
    CreateProposalHandler,
    CreateRepairHandler,
    FinishRepairHandler,
    UndoProposalHandler,
    DeleteProposalHandler,
    CheckProposalHandler,
    GetProposalHandler,
    ListProposalsHandler,
    DrivesByZip,
    FindFix,
    FixTargets,
    RepairEngine,
    RepairTargets,
    TruckWriter,
    LastChanges,
    NoteWriter,
    PlaceWriter,
    Replacing,
    SeatWriter,
    StepWriter,
    ProposalChanges,
    ProposalRepository,
    ReadPlanDay,
    VersionsNow,
  ],
  exports: [FindFix],
})
export class PlanningModule {}
