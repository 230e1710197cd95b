import './lib/require-node.mjs';
import { runOnDatabase } from './lib/run-on-database.mjs';

/** `npm run seed -- --customers N`: the arguments are the seed program's. */
runOnDatabase('seed');
