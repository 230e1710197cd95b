import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { HELP_PICTURES } from '../../../web/pages/help/pictures.js';
import type { HelpPictureName } from '../../../web/pages/help/pictures.js';
import { openTestBrowser } from '../../support/browser/open-browser.mjs';
import { keepShot, visit } from '../../support/browser/visitor.js';
import type { Visitor } from '../../support/browser/visitor.js';
import { startStopped } from '../../support/product/stopped-product.js';
import type { StoppedProduct } from '../../support/product/stopped-product.js';
import { loadScene } from '../../support/product/stopped-scene.js';
import type { Scene } from '../../support/product/stopped-scene.js';
import { describeAtNight, someOf } from '../../support/thorough.js';
import { SHOTS } from './shots.js';
import type { Shot } from './shots.js';

/** A Tuesday at 10:10 in the branch. It is past, so that no session ends before it. */
const MOMENT = new Date('2026-11-17T16:10:00Z');
/** `npm run help:pictures` takes the pictures; otherwise each place is only looked for. */
const TAKES = process.env['HELP_PICTURES'] === 'take';
const FOLDER = resolve(import.meta.dirname, '../../../web/public/help');
const MOST_BYTES = 60_000;
const QUALITIES = [82, 74, 66, 58, 50];
/** Until charts have been drawn. */
const SETTLED_MS = 1500;
const NAMES = Object.keys(HELP_PICTURES) as HelpPictureName[];
const SCREENS: Record<Shot['as'], { width: number; height: number }> = {
  admin: { width: 1280, height: 800 },
  sales: { width: 1280, height: 800 },
  lead: { width: 390, height: 740 },
  visitor: { width: 760, height: 900 },
};

describeAtNight('the pictures of the help', () => {
  let product: StoppedProduct<Scene>;
  let browser: Browser;
  const visitors = new Map<Shot['as'], Visitor>();

  beforeAll(async () => {
    product = await startStopped(MOMENT, (app) => loadScene(app, TAKES));
    browser = await openTestBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await product?.close();
  });

  async function visitorFor(as: Shot['as']): Promise<Visitor> {
    const known = visitors.get(as);
    if (known) return known;
    const visitor = await visit(browser, product.origin, SCREENS[as]);
    await visitor.page.clock.setFixedTime(MOMENT);
    if (as !== 'visitor') {
      const token = await product.tokenOf(product.scene.people[as]);
      const content = `localStorage.setItem('token', '${token}')`;
      await visitor.page.addInitScript({ content });
    }
    visitors.set(as, visitor);
    return visitor;
  }

  it.each(TAKES ? NAMES : someOf(NAMES, 3))(
    'show a place that is still there: %s [R-PAGE-21]',
    async (name) => {
      const { as, path, prepare, subject } = SHOTS[name];
      const visitor = await visitorFor(as);
      const { page } = visitor;
      try {
        await page.goto(path(product.scene));
        await prepare(page);
        const clip = await placeOf(page, subject(page), HELP_PICTURES[name]);
        if (TAKES) await take(page, clip, join(FOLDER, `${name}.webp`));
      } catch (error) {
        await keepShot(visitor, `help-${name}`);
        throw error;
      }
    },
  );
});

/** What is asked of an element in the page. */
interface Scrolls {
  scrollIntoView: (where: { block: 'start' }) => void;
}

interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the picture shows of the screen; its subject is in it, and it is nowhere off the screen. */
async function placeOf(
  page: Page,
  subject: Locator,
  { width, height }: { width: number; height: number },
): Promise<Clip> {
  await subject.evaluate((element: Scrolls) => element.scrollIntoView({ block: 'start' }));
  const box = await subject.boundingBox();
  const screen = page.viewportSize();
  if (!box || !screen) throw new Error('The subject of the picture is not on the page');
  // What is narrower than the picture is in its middle, with as much above it.
  const margin = Math.max(0, Math.round((width - box.width) / 2));
  const corner = (at: number, most: number): number =>
    Math.max(0, Math.min(Math.round(at) - margin, most));
  const x = corner(box.x, screen.width - width);
  const y = corner(box.y, screen.height - height);
  expect({ x: box.x < x + width, y: box.y < y + height }).toEqual({ x: true, y: true });
  return { x, y, width, height };
}

async function take(page: Page, clip: Clip, path: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  // oxlint-disable-next-line house/no-fixed-wait -- no event says that all is drawn
  await page.waitForTimeout(SETTLED_MS);
  const picture = await page.screenshot({ clip, animations: 'disabled' });
  for (const quality of QUALITIES) {
    const { size } = await sharp(picture).webp({ quality, effort: 6 }).toFile(path);
    if (size <= MOST_BYTES) return;
  }
  throw new Error(`${path} is larger than ${MOST_BYTES} bytes`);
}
