import { chromium } from 'playwright-core';
import { findPrograms } from '../../../scripts/lib/system.mjs';

/** A real Chromium without a window; Debian's is installed where root may. */
export async function openChromium() {
  const { chromium: executablePath } = await findPrograms(['chromium']);
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}
