// Run when a process that used an embedded PostgreSQL is gone: node stop-unused.mjs HOME [--remove]
import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withLockIfPossible } from '../lib/lock.mjs';
import { findPostmaster, stopPostmaster } from './postmaster.mjs';
import { usersOf } from './users.mjs';

const [wanted, remove] = process.argv.slice(2);

await withLockIfPossible(`${wanted}.lock`, async () => {
  const home = realpathSync(wanted);
  if (!usersOf(home).isEmpty()) return;
  const server = findPostmaster(join(home, 'cluster'));
  if (server) await stopPostmaster(server);
  if (remove) for (const path of [home, wanted]) rmSync(path, { recursive: true, force: true });
});
