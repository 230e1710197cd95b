import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CreateBranchHandler } from './commands/create-branch/create-branch.handler.js';
import { KeepPlanningHandler } from './commands/keep-planning/keep-planning.handler.js';
import { KeepTimezoneHandler } from './commands/keep-timezone/keep-timezone.handler.js';
import { PlaceBranchHandler } from './commands/place-branch/place-branch.handler.js';
import { RotateTokenKeyHandler } from './commands/rotate-token-key/rotate-token-key.handler.js';
import { SavePlanningHandler } from './commands/save-planning/save-planning.handler.js';
import { UpdateBranchHandler } from './commands/update-branch/update-branch.handler.js';
import { BranchRepository } from './persistence/branch.repository.js';
import { BranchRow } from './persistence/branch.row.js';
import { PlanningRepository } from './persistence/planning.repository.js';
import { TimezoneRepository } from './persistence/timezone.repository.js';
import { TokenSeal } from './sealing/token-seal.js';
import { GetBranchMailSettingsHandler } from './queries/get-branch-mail-settings/get-branch-mail-settings.handler.js';
import { GetBranchViewHandler } from './queries/get-branch-view/get-branch-view.handler.js';
import { GetBranchHandler } from './queries/get-branch/get-branch.handler.js';
import { GetPlanningHandler } from './queries/get-planning/get-planning.handler.js';
import { ListBranchesHandler } from './queries/list-branches/list-branches.handler.js';
import { ListPlanningVersionsHandler } from './queries/list-planning-versions/list-planning-versions.handler.js';
import { ListTimezonesHandler } from './queries/list-timezones/list-timezones.handler.js';

/** The company's branches. Needs the port FUTURE_OPERATIONS, connected in src/app. */
@Module({
  imports: [TypeOrmModule.forFeature([BranchRow])],
  providers: [
    BranchRepository,
    TokenSeal,
    CreateBranchHandler,
    TimezoneRepository,
    KeepTimezoneHandler,
    UpdateBranchHandler,
    PlaceBranchHandler,
    RotateTokenKeyHandler,
    PlanningRepository,
    KeepPlanningHandler,
    SavePlanningHandler,
    GetPlanningHandler,
    ListPlanningVersionsHandler,
    GetBranchHandler,
    GetBranchViewHandler,
    GetBranchMailSettingsHandler,
    ListBranchesHandler,
    ListTimezonesHandler,
  ],
})
export class BranchesModule {}
