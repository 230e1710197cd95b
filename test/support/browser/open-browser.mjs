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

/** A real Chromium without a window, for tests, benchmarks and pictures. */
export async function openBrowser() {
  const { chromium: executablePath } = await findPrograms(['chromium']);
  return chromium.launch({ executablePath, args: ARGUMENTS });
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
