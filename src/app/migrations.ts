import type { MigrationInterface } from 'typeorm';
import { CreateSqlState1795000000015 } from '#platform/database/persistence/migrations/create-sql-state.js';
import { CreatePublicEvents1795000000016 } from '#platform/public-events/persistence/migrations/create-public-events.js';
import { AddActors1795000000017 } from '#platform/history/persistence/migrations/add-actors.js';
import { GuardSqlState1795000000018 } from '#platform/database/persistence/migrations/guard-sql-state.js';
import { AddSlotRisk1795000000106 } from '#modules/branches/persistence/migrations/add-slot-risk.js';
import { AddRentalLead1795000000107 } from '#modules/branches/persistence/migrations/add-rental-lead.js';
import { AddBranchVersion1795000000108 } from '#modules/branches/persistence/migrations/add-branch-version.js';
import { AddEmployeeVersion1795000000202 } from '#modules/employees/persistence/migrations/add-employee-version.js';
import { WriteKeysAgain1795000000602 } from '#modules/problem-locations/persistence/migrations/write-keys-again.js';
import { AddDockName1795000001031 } from '#modules/moves/persistence/migrations/add-dock-name.js';
import { AddDriveSources1795000001032 } from '#modules/moves/persistence/migrations/add-drive-sources.js';
import { CreateItems1795000001033 } from '#modules/moves/persistence/migrations/create-items.js';
import { AddPins1795000001034 } from '#modules/moves/persistence/migrations/add-pins.js';
import { CreateMarkedDays1795000001109 } from '#modules/scheduling/persistence/migrations/create-marked-days.js';
import { CreateStandIns1795000001110 } from '#modules/scheduling/persistence/migrations/create-stand-ins.js';
import { CreateProposals1795000001120 } from '#modules/planning/persistence/migrations/create-proposals.js';
import { AddUndone1795000001121 } from '#modules/planning/persistence/migrations/add-undone.js';
import { AddQuotedMost1795000001210 } from '#modules/mail/persistence/migrations/add-quoted-most.js';
import { AddTemplateVersion1795000001209 } from '#modules/mail/persistence/migrations/add-template-version.js';
import { FOLDED_MIGRATIONS } from './schema/folded-migrations.js';

/** Every migration since the baseline in the order of its stamp; they only go forward. */
export const MIGRATIONS: (new () => MigrationInterface)[] = [
  CreateSqlState1795000000015,
  CreatePublicEvents1795000000016,
  AddActors1795000000017,
  GuardSqlState1795000000018,
  AddSlotRisk1795000000106,
  AddRentalLead1795000000107,
  AddBranchVersion1795000000108,
  AddEmployeeVersion1795000000202,
  WriteKeysAgain1795000000602,
  AddDockName1795000001031,
  AddDriveSources1795000001032,
  CreateItems1795000001033,
  AddPins1795000001034,
  CreateMarkedDays1795000001109,
  CreateStandIns1795000001110,
  CreateProposals1795000001120,
  AddUndone1795000001121,
  AddTemplateVersion1795000001209,
  AddQuotedMost1795000001210,
];

/** What this release knows: whether it made a change one by one or in the baseline is the same. */
export const KNOWN_MIGRATIONS: readonly string[] = [
  ...FOLDED_MIGRATIONS,
  ...MIGRATIONS.map(({ name }) => name),
];
