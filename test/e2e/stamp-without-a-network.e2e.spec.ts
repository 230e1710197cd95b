import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import type { Browser } from 'playwright-core';
import type { ActualWithStampsView } from '#modules/actuals/contract/actual.view.js';
import type { ApiClient } from '../support/api/api-client.js';
import { axeFindings } from '../support/browser/axe.js';
import { openTestBrowser } from '../support/browser/open-browser.mjs';
import { keepingShots, signInAs, visit } from '../support/browser/visitor.js';
import type { Visitor } from '../support/browser/visitor.js';
import { givenCompany } from '../support/given/given-company.js';
import type { Company } from '../support/given/given-company.js';
import { zoneAtNoon } from '../support/given/zone-at-noon.js';
import { bookJob } from '../support/product/book-move.js';
import { startProduct } from '../support/product/start-product.js';
import type { Product } from '../support/product/start-product.js';

/** All that the page keeps on the device. */
const KEPT = `(async () => {
  const answered = (request) => new Promise((done) => { request.onsuccess = () => done(request.result); });
  const rows = [];
  for (const { name } of await indexedDB.databases()) {
    const database = await answered(indexedDB.open(name));
    for (const store of database.objectStoreNames)
      rows.push(...await answered(database.transaction(store).objectStore(store).getAll()));
    database.close();
  }
  const files = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) files.push(new URL(url).pathname);
  const workers = (await navigator.serviceWorker.getRegistrations()).length;
  return { rows, files, workers };
})()`;

interface Kept {
  rows: { person: string }[];
  files: string[];
  workers: number;
}

describe('a mover’s phone without a network', () => {
  const zone = zoneAtNoon();
  const day = DateTime.now().setZone(zone).toISODate() ?? '';
  let product: Product;
  let company: Company;
  let browser: Browser;
  let phone: Visitor;
  let manager: ApiClient;
  const jobs: string[] = [];

  beforeAll(async () => {
    product = await startProduct({ FIRST_ADMIN: 'admin@emma.test' });
    company = await givenCompany(await product.signIn('admin@emma.test'), zone);
    const sales = await product.signIn('sales@emma.test');
    manager = await product.signIn('manager@emma.test');
    const where = { branchId: company.branch._id, day, zone, truck: company.trucks[0]?._id ?? '' };
    for (const job of [
      { lastName: 'Gomez', clock: '10:00' },
      { lastName: 'Lopez', clock: '14:00' },
    ])
      jobs.push((await bookJob(sales, { ...where, ...job, hours: 2 })).operationId);
    for (const [position, who] of ['lead', 'mover'].entries()) {
      const mover = company.people[who as 'lead' | 'mover']._id;
      const seat = { mover, truck: company.trucks[0]?._id, position };
      const { status } = await manager.post(`assignment/mover/${company.branch._id}/${day}`, seat);
      expect(status).toBe(200);
    }
    browser = await openTestBrowser();
    phone = await visit(browser, product.origin, { width: 360, height: 740 });
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const cut = async (): Promise<void> => {
    await product.kill();
    await phone.page.context().setOffline(true);
  };
  const connect = async (): Promise<void> => {
    await product.restart();
    await phone.page.context().setOffline(false);
  };
  const big = (name: string) => phone.page.getByRole('button', { name });
  const kept = (): Promise<Kept> => phone.page.evaluate<Kept>(KEPT);
  const signOut = async (): Promise<void> => {
    await phone.page.getByRole('button', { name: 'Account' }).click();
    await phone.page.getByRole('menuitem', { name: 'Sign out' }).click();
  };

  const step = (name: string, work: () => Promise<void>): void => {
    it(
      name,
      keepingShots(name, () => ({ phone }), work),
    );
  };

  step('opens the day and its jobs once they were opened with one [R-CREW-21]', async () => {
    const { page } = phone;
    await signInAs(phone, 'lead@emma.test');
    await big('Leave the yard').waitFor();
    await signOut();
    await page.waitForURL(/signin/);
    await signInAs(phone, 'mover@emma.test');
    await page.goto('/emma/account/myschedule');
    await big('Leave the yard').waitFor();
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    expect(await axeFindings(page)).toEqual({ light: [], dark: [] });
    await cut();
    await page.reload();
    await big('Leave the yard').waitFor();
    await page.goto(`/emma/account/job/${jobs[1]}`);
    await page.getByRole('heading', { name: 'Maria Lopez' }).waitFor();
    expect(await axeFindings(page)).toEqual({ light: [], dark: [] });
    await page.goto('/emma/account/myschedule');
  });

  step(
    'opens menu and search without one, and says of other pages that they need it [R-CREW-21]',
    async () => {
      const { page } = phone;
      await big('Menu').click();
      await page.getByRole('link', { name: 'My Schedule' }).waitFor();
      await page.keyboard.press('Escape');
      await big('Search').click();
      await page.locator('input:focus').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'How it works' }).click();
      await page.getByText('This needs a network').waitFor();
      // To load it anew would end in the browser's own page.
      await big('Try again').click();
      await big('Go back').click();
      await big('Leave the yard').waitFor();
    },
  );

  step('keeps what is stamped, and sends it in its order later [R-CREW-18]', async () => {
    const { page } = phone;
    const first = ['Leave the yard', 'Start the job', 'Finish the job', 'Back at the yard'];
    for (const name of [...first, 'Leave the yard', 'Start the job']) await big(name).click();
    await big('Finish the job').waitFor();
    await page.reload();
    await page.getByText('6 not sent').waitFor();
    await big('Finish the job').waitFor();
    await connect();
    await page.getByText('6 not sent').waitFor({ state: 'detached' });
    const stamped: string[][] = [];
    for (const job of jobs) {
      const { body } = await manager.get<ActualWithStampsView>(`actuals/${job}`);
      stamped.push(body.stamps.map(({ kind }) => kind));
    }
    expect(stamped).toEqual([
      ['leftYard', 'started', 'finished', 'backYard'],
      ['leftYard', 'started'],
    ]);
    await big('Finish the job').waitFor();
  });

  step(
    'keeps no price and nothing of who was here before, and is empty after signing out [R-CREW-22]',
    async () => {
      const { page } = phone;
      const before = await kept();
      expect(new Set(before.rows.map(({ person }) => person))).toEqual(
        new Set([company.people.mover._id]),
      );
      expect(JSON.stringify(before.rows)).toContain('Maria Lopez');
      expect(JSON.stringify(before.rows)).not.toMatch(/fee|cost|price|rate|\$/i);
      expect(before.files.filter((path) => /api|book/.test(path))).toEqual([]);
      await cut();
      await big('Finish the job').click();
      await page.getByText('1 not sent').waitFor();
      await signOut();
      await page.getByRole('alert').getByText('1 not sent').waitFor();
      await big('Delete and sign out').click();
      await page.waitForURL(/signin/);
      expect(await kept()).toEqual({ rows: [], files: [], workers: 0 });
    },
  );
});
