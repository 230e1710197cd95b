import './lib/require-node.mjs';
import { runOnDatabase } from './lib/run-on-database.mjs';

/** `npm run migrate`: brings the schema up to date, as a start does, and exits. */
runOnDatabase('migrate');
