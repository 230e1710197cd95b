import 'reflect-metadata';
import { runMigrate } from './app/schema/run-migrate.js';

await runMigrate();
