import './lib/require-node.mjs';
import { inCheckout, loadEnvFile } from './lib/checkout.mjs';
import { ended, start } from './lib/children.mjs';
import { openDatabase } from './lib/database.mjs';
import { build, install } from './lib/prepare.mjs';
import { fail } from './lib/say.mjs';
import { forwardSignals } from './lib/shutdown.mjs';

const stopping = forwardSignals();

/** `npm run seed -- --customers N`: the arguments are the seed program's. */
async function main() {
  loadEnvFile();
  await install();
  await build(['server']);
  const database = await openDatabase();
  try {
    const seed = start(
      process.execPath,
      ['--enable-source-maps', inCheckout('dist/server/seed.js'), ...process.argv.slice(2)],
      { env: { ...process.env, DATABASE_URL: database.url }, stdio: 'inherit' },
    );
    process.exitCode = (await ended(seed)).code ?? 1;
  } finally {
    await database.stop();
  }
}

main().catch((error) => stopping.signal || fail(error));
