import type { DataSourceOptions } from 'typeorm';
import { CreatePlatform1795000000000 } from '../platform/database/persistence/migrations/create-platform.js';
import { CreateJobs1795000000010 } from '../platform/queue/persistence/migrations/create-jobs.js';

/** Every migration in the order of its stamp; forward only. */
export const MIGRATIONS: NonNullable<DataSourceOptions['migrations']> = [
  CreatePlatform1795000000000,
  CreateJobs1795000000010,
];
