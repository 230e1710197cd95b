import './lib/require-node.mjs';
import { runOnDatabase } from './lib/run-on-database.mjs';

/** `npm run rotate-keys`: seals what is stored with SECRET_KEY where one of FORMER_SECRET_KEYS did. */
runOnDatabase('rotate-keys');
