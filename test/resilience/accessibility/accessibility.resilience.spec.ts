import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openTestBrowser } from '../../support/browser/open-browser.mjs';
import { visit } from '../../support/browser/visitor.js';
import type { Visitor } from '../../support/browser/visitor.js';
import { signInAs } from '../../support/product/sign-in-as.js';
import { startProduct } from '../../support/product/start-product.js';
import type { Product } from '../../support/product/start-product.js';
import { lookAtForm } from './forms.js';
import { keeping, PRESSABLES } from './in-page.js';
import { Judge } from './judge.js';
import type { PageUnderTest } from './page-under-test.js';
import { PAGES } from './pages.js';
import { findPlaces } from './page-ids.js';
import type { PageIds } from './page-ids.js';
import { Presses } from './presses.js';
import type { Pressable } from './presses.js';
import { answering, reaches, refuseWrites, SHARED_STATES } from './states.js';

/** A running server with the demo company; without one, the product is started and loads it. */
const RUNNING = process.env['ACCESSIBILITY_ORIGIN'];
const DEMO_LIMIT_MS = 400_000;
/** How long a page may take to load, whatever else the machine is doing. */
const TIMEOUT_MS = 60_000;
/**
 * `2/3`: only the second third of what can be pressed on a page; its states are checked by the
 * first.
 */
const [PART = 1, PARTS = 1] = (process.env['ACCESSIBILITY_PART'] ?? '')
  .split('/')
  .filter(Boolean)
  .map(Number);

/** What was pressed before leaves no trace, and no other window. */
const BEGINS_ANEW = `localStorage.clear(); sessionStorage.clear();
  window.print = () => {}; window.open = () => null`;

/** The run's standard output is jest's. */
const say = (line: string): void => void process.stderr.write(`${line}\n`);

describe('accessibility', () => {
  let product: Product | undefined;
  let origin: string;
  let browser: Browser;
  let places: PageIds;
  const visitors = new Map<string, Visitor>();

  beforeAll(async () => {
    product = RUNNING ? undefined : await startProduct({ DEMO: 'on' }, DEMO_LIMIT_MS);
    origin = RUNNING ?? product?.origin ?? '';
    places = await findPlaces(await signInAs(origin, 'admin@emma.test'));
    browser = await openTestBrowser();
  }, DEMO_LIMIT_MS);

  afterAll(async () => {
    for (const visitor of visitors.values()) await visitor.close();
    await browser?.close();
    await product?.stop();
  });

  async function pageOf(who: 'nobody' | 'mover' | 'admin'): Promise<Page> {
    let visitor = visitors.get(who);
    if (!visitor) {
      visitor = await visit(browser, origin);
      visitors.set(who, visitor);
      visitor.page.setDefaultTimeout(TIMEOUT_MS);
      // The browser asks someone who leaves a page with something unsaved.
      visitor.page.on('dialog', (dialog) => void dialog.accept());
      // Nothing is checked while it fades.
      await visitor.page.emulateMedia({ reducedMotion: 'reduce' });
      if (who !== 'nobody') {
        const { token = '' } = await signInAs(origin, `${who}@emma.test`);
        await visitor.page.addInitScript({
          content: `${BEGINS_ANEW}; localStorage.setItem('token', '${token}')`,
        });
      }
    }
    return visitor.page;
  }

  async function open(page: Page, { path, kept }: PageUnderTest): Promise<void> {
    await page.goto(path(places));
    if (!kept) return;
    await page.evaluate(keeping(kept(places)));
    await page.reload();
  }

  async function show(page: Page, tested: PageUnderTest): Promise<void> {
    await open(page, tested);
    await page.getByText(tested.shown).filter({ visible: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
  }

  async function lookAtStates(page: Page, judge: Judge, tested: PageUnderTest): Promise<void> {
    const { name, reads, form } = tested;
    await show(page, tested);
    await judge.look(page, `${name}, ready`);
    for (const state of reads ? SHARED_STATES : []) {
      const undo = await answering(page, tested, state);
      await open(page, tested);
      if (state.name === 'empty') await page.waitForLoadState('networkidle');
      if (!(await reaches(page, state)))
        judge.note(`${name}, ${state.name}`, `is not ${state.name}`);
      await judge.look(page, `${name}, ${state.name}`);
      await undo();
    }
    if (form) {
      await show(page, tested);
      await lookAtForm(page, judge, name, form);
    }
  }

  /** What can be pressed around every page: it is pressed on one of them. */
  async function frameOf(page: Page): Promise<string[]> {
    const frame = PAGES.find(({ isFrame }) => isFrame);
    if (!frame) throw new Error('No page shows the frame alone');
    await show(page, frame);
    return (await page.evaluate<Pressable[]>(PRESSABLES)).map(({ key }) => key);
  }

  it.each(PAGES.map((one) => [one.name, one] as const))(
    'of the page %s',
    async (name, tested) => {
      const page = await pageOf(tested.as ?? 'admin');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const judge = new Judge(say);
      if (PART === 1) await lookAtStates(page, judge, tested);
      await refuseWrites(page);
      const presses = new Presses(page, judge, () => show(page, tested));
      const isAlone = tested.isFrame || tested.as === 'nobody';
      await presses.all(name, isAlone ? [] : await frameOf(page), PART, PARTS);
      say(
        `${name}: ${presses.pressed} pressed, ${judge.looked} looks, ${judge.faults.size} faults`,
      );
      expect(judge.lines).toEqual([]);
    },
    1_200_000,
  );
});
