/**
 * `npm run picture -- ORIGIN`: takes docs/pictures/board.png, the board of the demo company, from a
 * server that `npm start` runs (http://localhost:3000 by default). `--day 2026-11-24` for another
 * day than tomorrow.
 */
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { inCheckout } from '../../scripts/lib/checkout.mjs';
import { log } from '../../scripts/lib/log.mjs';
import { openBrowser } from '../support/browser/open-browser.mjs';

const MANAGER = 'manager@emma.test';
const DAY_MS = 86_400_000;
const SIZE = { width: 1440, height: 780 };
const COLORS = 128;
/** Until fonts, colors and animations have settled. */
const SETTLED_MS = 1500;

const { values, positionals } = parseArgs({
  options: { day: { type: 'string' } },
  allowPositionals: true,
});
const [origin = 'http://localhost:3000'] = positionals;
const day = values.day ?? new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);

async function signIn() {
  const body = new URLSearchParams({ grant_type: 'password', username: MANAGER });
  const identity = await fetch(`${origin}/dev-idp/token`, { method: 'POST', body });
  const { id_token: idToken } = await identity.json();
  const answer = await fetch(`${origin}/api/v3/access-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
  });
  return (await answer.json()).token;
}

const browser = await openBrowser();
try {
  const context = await browser.newContext({
    viewport: SIZE,
    timezoneId: 'America/Chicago',
    locale: 'en-US',
  });
  await context.addInitScript((token) => localStorage.setItem('token', token), await signIn());
  const page = await context.newPage();
  await page.goto(`${origin}/emma/move/${day}`);
  await page.locator('[data-board] [data-block]').first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const path = inCheckout('docs', 'pictures', 'board.png');
  await sharp(await page.screenshot())
    .png({ palette: true, colors: COLORS })
    .toFile(path);
  log(`${path} shows the board of ${day}.`);
} finally {
  await browser.close();
}
