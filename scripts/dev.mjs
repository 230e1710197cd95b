import './lib/require-node.mjs';
import { inCheckout, loadEnvFile } from './lib/checkout.mjs';
import { ended, signalChildren, start } from './lib/children.mjs';
import { openDatabase } from './lib/database.mjs';
import { forgetBuild } from './lib/build.mjs';
import { portOf, untilFree } from './lib/port.mjs';
import { install } from './lib/prepare.mjs';
import { fail, log } from './lib/log.mjs';
import { checkSettings } from './lib/settings.mjs';
import { forwardSignals } from './lib/shutdown.mjs';

const stopping = forwardSignals();

/** The server is compiled and restarted at each change; Vite serves the page and reloads it. */
async function main() {
  loadEnvFile();
  checkSettings();
  const webPort = portOf('WEB_PORT', 5173);
  await untilFree(portOf('PORT', 3000));
  await untilFree(webPort, 'WEB_PORT');
  await install();
  // swc writes where `npm start` expects the checked build.
  forgetBuild('server');
  const database = await openDatabase();
  const env = {
    ...process.env,
    ...database.settings,
    PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${webPort}`,
  };
  try {
    const nest = [
      'node_modules/@nestjs/cli/bin/nest.js',
      'start',
      '-b',
      'swc',
      '--watch',
      '--no-shell',
    ];
    const vite = ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'];
    const both = [nest, vite].map(([file, ...args]) =>
      ended(start(process.execPath, [inCheckout(file), ...args], { env, stdio: 'inherit' })),
    );
    log(`The page will be at http://localhost:${webPort}.`);
    await Promise.race(both);
    signalChildren('SIGTERM');
    await Promise.all(both);
  } finally {
    await database.stop();
  }
}

main().catch((error) => stopping.signal || fail(error));
