import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { untilSo } from '../../support/browser/visitor.js';
import { someOf } from '../../support/thorough.js';
import { openOffice } from '../hands/office.js';

const SIZES = [11, 12, 13, 14, 16, 20, 24, 28];
const HEIGHTS = [24, 30, 40];

/** In the page: each layout shift from now on. */
const WATCH = `new PerformanceObserver((list) => {
  window.shifts = [...(window.shifts ?? []), ...list.getEntries().map(({ value, sources }) =>
    ({ value, of: sources.map(({ node }) => node?.textContent?.slice(0, 40)) }))];
}).observe({ type: 'layout-shift' })`;
const ARRIVED = `document.fonts.check('16px "Inter Variable"')`;
/** In the page: once what was changed has been painted. */
const PAINTED = `new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go, 100))))`;

/** In the page: the sizes of all words in sight. */
const WORDS = `(() => {
  const found = new Set();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const place = words.currentNode.parentElement;
    if (words.currentNode.data.trim() && place.checkVisibility() && !place.closest('noscript, script'))
      found.add(getComputedStyle(place).fontSize);
  }
  return [...found];
})()`;

/** In the page: the heights of its buttons, with what each says. */
const BUTTONS = `[...document.querySelectorAll('.mantine-Button-root, .mantine-ActionIcon-root')]
  .filter((button) => button.checkVisibility())
  .map((button) => ({ height: button.offsetHeight, of: button.ariaLabel ?? button.textContent }))`;

/** In the page: entries of the menu that are shown and are not wholly in view. */
const OUT_OF_VIEW = `(() => {
  const menu = document.querySelector('nav[aria-label=Main] > div').getBoundingClientRect();
  return [...document.querySelectorAll('nav[aria-label=Main] li > :is(a, button)')]
    .filter((entry) => entry.checkVisibility())
    .filter((entry) => {
      const { top, bottom } = entry.getBoundingClientRect();
      return top < menu.top || bottom > menu.bottom;
    })
    .map(({ textContent }) => textContent);
})()`;

/** In the page: by how much it is wider than the window. */
const OVER = 'document.documentElement.scrollWidth - window.innerWidth';

/** What only a browser can tell of type, buttons and the menu. */
describe('the frame of each page', () => {
  const office = openOffice();
  let page!: Page;

  beforeAll(async () => {
    ({ page } = await office.colleague('admin@emma.test', { width: 1440, height: 900 }));
  });

  const PARTS = [
    ['/emma/admin/audit', '.ag-header-cell'],
    ['/emma/move', '[data-lane]'],
    ['/emma/admin/constants', 'main input'],
  ] as const;
  it.each(someOf(PARTS, 3))(
    'stays where it is when the font arrives at %s [R-PAGE-28]',
    async (path, part) => {
      let arrive: () => void = () => undefined;
      const late = new Promise<void>((go) => {
        arrive = go;
      });
      const { page: cold } = await office.colleague('admin@emma.test', {
        width: 1440,
        height: 900,
      });
      await cold.route('**/*.woff2', async (route) => {
        await late;
        await route.continue();
      });
      // The page is loaded only once its font is.
      await cold.goto(path, { waitUntil: 'domcontentloaded' });
      await cold.locator(part).first().waitFor();
      await cold.evaluate(PAINTED);
      expect(await cold.evaluate(ARRIVED)).toBe(false);
      await cold.evaluate(WATCH);
      arrive();
      await untilSo(cold, ARRIVED);
      await cold.evaluate(PAINTED);
      expect(await cold.evaluate('window.shifts ?? []')).toEqual([]);
      await cold.context().close();
    },
  );

  it.each(someOf(['/emma/today', '/emma/customer', '/emma/move', '/emma/admin/company'], 4))(
    'has eight sizes of type and three heights of buttons at %s [R-PAGE-29]',
    async (path) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const sizes = await page.evaluate<string[]>(WORDS);
      expect(sizes.filter((size) => !SIZES.includes(parseFloat(size)))).toEqual([]);
      const buttons = await page.evaluate<{ height: number; of: string }[]>(BUTTONS);
      expect(buttons.length).toBeGreaterThan(0);
      expect(buttons.filter(({ height }) => !HEIGHTS.includes(height))).toEqual([]);
    },
  );

  it('has the first truck of the board within 190 pixels, and keeps it there whatever the alerts say [R-BOARD-66]', async () => {
    const lane = page.locator('[data-lane]').first();
    const alerts = page.getByRole('textbox', { name: 'Daily alerts' });
    for (const width of [1440, 1100]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/emma/move');
      await lane.waitFor();
      await page.getByLabel('What this page is for').waitFor();
      const top = async (): Promise<number> => (await lane.boundingBox())?.y ?? Infinity;
      const before = await top();
      expect(before).toBeLessThanOrEqual(190);
      await alerts.fill(
        'I-25 southbound is closed at 6th until noon.\nTake Santa Fe.\nCall ahead.',
      );
      expect(await top()).toBe(before);
      expect((await alerts.boundingBox())?.height).toBeGreaterThan(60);
      await page.getByText('Up to Date').waitFor();
      await page.getByLabel('Find a move on this board').focus();
      expect((await alerts.boundingBox())?.height).toBe(30);
      expect(await page.getByText('+2 lines').isVisible()).toBe(true);
      expect(await page.evaluate(OVER)).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it.each(someOf(['/emma/customer', '/emma/admin/audit', '/emma/help'], 3))(
    'has every entry of the menu in view at %s [R-PAGE-30]',
    async (path) => {
      await page.goto(path);
      await page.locator('nav[aria-label=Main] [aria-current=page]').waitFor();
      expect(await page.evaluate(OUT_OF_VIEW)).toEqual([]);
      const menu = page.getByRole('navigation', { name: 'Main' });
      expect(await menu.locator('a[href="/emma/admin/queues"]').count()).toBe(1);
      expect(
        await menu.getByRole('button', { name: 'Settings' }).getAttribute('aria-expanded'),
      ).toBe(String(path.includes('audit')));
    },
  );
});
