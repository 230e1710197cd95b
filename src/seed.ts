import 'reflect-metadata';
import { runSeed } from './app/seed/run-seed.js';

await runSeed(process.argv.slice(2));
