import type { DataSourceOptions } from 'typeorm';
import { CreatePlatform1795000000000 } from '../platform/database/persistence/migrations/create-platform.js';
import { CreateJobs1795000000010 } from '../platform/queue/persistence/migrations/create-jobs.js';
import { CreateBranches1795000000100 } from '../modules/branches/persistence/migrations/create-branches.js';
import { CreateCustomers1795000000900 } from '../modules/customers/persistence/migrations/create-customers.js';
import { CreateMoves1795000001000 } from '../modules/moves/persistence/migrations/create-moves.js';
import { CreateMoveViews1795000001001 } from '../modules/moves/persistence/migrations/create-move-views.js';

/** Every migration in the order of its stamp; forward only. */
export const MIGRATIONS: NonNullable<DataSourceOptions['migrations']> = [
  CreatePlatform1795000000000,
  CreateJobs1795000000010,
  CreateBranches1795000000100,
  CreateCustomers1795000000900,
  CreateMoves1795000001000,
  CreateMoveViews1795000001001,
];
