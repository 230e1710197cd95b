import './lib/require-node.mjs';
import { checkFolders, inCheckout, loadEnvFile } from './lib/checkout.mjs';
import { ended, start } from './lib/children.mjs';
import { openDatabase } from './lib/database.mjs';
import { portOf, untilFree } from './lib/port.mjs';
import { build, install } from './lib/prepare.mjs';
import { fail, log } from './lib/log.mjs';
import { SERVER_FLAGS } from './lib/server-flags.mjs';
import { checkSettings } from './lib/settings.mjs';
import { forwardSignals } from './lib/shutdown.mjs';

const stopping = forwardSignals();

async function main() {
  loadEnvFile();
  checkSettings();
  checkFolders();
  await untilFree(portOf('PORT', 3000));
  await install();
  const [database] = await settle(openDatabase(), build());
  try {
    if (!stopping.signal) process.exitCode = await serve(database.settings);
  } finally {
    await database.stop();
  }
}

/** Waits for both, even if one fails, so that a database that was started is not left behind. */
async function settle(database, built) {
  const [opened, other] = await Promise.allSettled([database, built]);
  if (other.status === 'rejected' && opened.status === 'fulfilled') await opened.value.stop();
  for (const { status, reason } of [opened, other]) if (status === 'rejected') throw reason;
  return [opened.value];
}

async function serve(databaseSettings) {
  log('Starting the server…');
  const preload = new URL('./lib/exit-with-parent.mjs', import.meta.url).href;
  const server = start(
    process.execPath,
    [...SERVER_FLAGS, '--import', preload, inCheckout('dist/server/main.js')],
    {
      env: {
        ...process.env,
        ...databaseSettings,
        // From Node 22 on, a second start need not compile again.
        NODE_COMPILE_CACHE: inCheckout('.local', 'compile-cache'),
      },
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    },
  );
  const { code, signal } = await ended(server);
  if (stopping.signal) return 0;
  log(`The server ended by itself (${signal ?? code}).`);
  return code || 1;
}

main().catch((error) => stopping.signal || fail(error));
