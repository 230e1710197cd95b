import 'reflect-metadata';
import { runMigrate } from './app/start/run-migrate.js';

await runMigrate();
