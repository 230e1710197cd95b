import { chromium } from 'playwright-core';
import { findPrograms } from '../../../scripts/lib/system.mjs';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A test's page lives for seconds: what compilers do there to make code fast takes longer than it saves. */
const FOR_SECONDS = '--js-flags=--no-opt --no-maglev';

/** A real Chromium without a window, as people have it, for benchmarks and pictures. */
export const openBrowser = () => launch(ARGUMENTS);

/** The same for tests. */
export const openTestBrowser = () => launch([...ARGUMENTS, FOR_SECONDS]);

async function launch(args) {
  const { chromium: executablePath } = await findPrograms(['chromium']);
  return chromium.launch({ executablePath, args });
}

/**
 * The same with a folder for what pages store, for programs that come to it through a port of this
 * machine.
 */
export async function openProfile(folder, port) {
  const { chromium: executablePath } = await findPrograms(['chromium']);
  const args = [...ARGUMENTS, `--remote-debugging-port=${port}`];
  return chromium.launchPersistentContext(folder, { executablePath, args });
}
