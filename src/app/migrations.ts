import type { DataSourceOptions } from 'typeorm';
import { CreatePlatform1795000000000 } from '../platform/database/persistence/migrations/create-platform.js';

/** Every migration in the order of its stamp; forward only. */
export const MIGRATIONS: NonNullable<DataSourceOptions['migrations']> = [
  CreatePlatform1795000000000,
];
