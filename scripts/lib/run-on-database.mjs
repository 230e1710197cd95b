import { inCheckout, loadEnvFile } from './checkout.mjs';
import { ended, start } from './children.mjs';
import { openDatabase } from './database.mjs';
import { build, install } from './prepare.mjs';
import { fail } from './log.mjs';
import { checkSettings } from './settings.mjs';
import { forwardSignals } from './shutdown.mjs';

/**
 * Runs one of the server's programs (dist/server/<program>.js) with this command's arguments on
 * this instance's database, which is started for it if it is not running.
 */
export function runOnDatabase(program) {
  const stopping = forwardSignals();
  run(program).catch((error) => stopping.signal || fail(error));
}

async function run(program) {
  loadEnvFile();
  checkSettings();
  await install();
  await build(['server']);
  const database = await openDatabase();
  try {
    const child = start(
      process.execPath,
      [
        '--enable-source-maps',
        inCheckout('dist/server', `${program}.js`),
        ...process.argv.slice(2),
      ],
      { env: { ...process.env, ...database.settings }, stdio: 'inherit' },
    );
    process.exitCode = (await ended(child)).code ?? 1;
  } finally {
    await database.stop();
  }
}
