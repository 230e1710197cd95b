import './lib/require-node.mjs';
import { runOnDatabase } from './lib/run-on-database.mjs';

/** `npm run rotate-keys`: seals with SECRET_KEY what one of FORMER_SECRET_KEYS sealed. */
runOnDatabase('rotate-keys');
