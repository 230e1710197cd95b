import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AxeBuilder } from '@axe-core/playwright';
import { DateTime } from 'luxon';
import type { Browser, Page } from 'playwright-core';
import { openTestBrowser } from '../support/browser/open-browser.mjs';
import { keepingShots, signInAs, visit } from '../support/browser/visitor.js';
import type { Visitor } from '../support/browser/visitor.js';
import { givenCompany } from '../support/given/given-company.js';
import { startProduct } from '../support/product/start-product.js';
import type { Product } from '../support/product/start-product.js';

const DAY = DateTime.now().setZone('America/Chicago').plus({ days: 3 });
const ZIP = '73103';

/** Without `exact`, the button of the first of a month is also that of the tenth. */
const dayButton = (day: DateTime) => ({ name: day.toFormat('cccc, LLLL d'), exact: true });

/** Two people who want the only truck at the same hour, and a dispatcher who is watching. */
describe('booking on the company’s web site', () => {
  let product: Product;
  let browser: Browser;
  let wendy: Visitor;
  let walt: Visitor;
  let manager: Visitor;

  beforeAll(async () => {
    product = await startProduct({ FIRST_ADMIN: 'admin@emma.test' });
    const admin = await product.signIn('admin@emma.test');
    const { branch, trucks } = await givenCompany(admin);
    await admin.put(`zipzone/${branch._id}`, [
      { zone: 'NW', codes: [ZIP], useFee: true, tripFee: 20 },
      { zone: 'O', codes: [], useFee: true, tripFee: 45 },
    ]);
    await admin.put(`branch/${branch._id}/planning`, { version: 0, publicRanking: true });
    await admin.delete(`truck/${trucks[1]?._id}`);
    browser = await openTestBrowser();
    wendy = await comingFrom('203.0.113.7', { width: 360, height: 740 });
    walt = await comingFrom('198.51.100.9', { width: 1100, colorScheme: 'dark' });
    manager = await visit(browser, product.origin);
    await signInAs(manager, 'manager@emma.test');
    await manager.page.goto(`/emma/move/${DAY.toISODate()}?branchId=${branch._id}`);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  async function comingFrom(address: string, screen: object): Promise<Visitor> {
    const visitor = await visit(browser, product.origin, screen);
    await visitor.page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
    return visitor;
  }

  const findings = async (page: Page): Promise<string[]> => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  };

  const askFor = async ({ page }: Visitor): Promise<void> => {
    await page.goto(`/book?zip=${ZIP}`);
    await page.getByRole('button', { name: 'See price and free times' }).click();
    await page.getByText('About 4 to 6 hours with 2 movers.').waitFor();
    await page.getByRole('group', { name: 'Recommended' }).getByRole('button').first().waitFor();
    await page.getByRole('button', dayButton(DAY)).click();
  };

  const pick = ({ page }: Visitor, time: string): Promise<void> =>
    page.getByRole('button', { name: time, exact: true }).click();

  const step = (name: string, who: () => Visitor, work: () => Promise<void>): void =>
    it(
      name,
      keepingShots(name, () => ({ who: who() }), work),
    );

  step(
    'says at once where nobody drives',
    () => wendy,
    async () => {
      const { page } = wendy;
      await page.goto('/book');
      await page.getByLabel('Zip code').fill('10001');
      await page.getByRole('button', { name: 'See price and free times' }).click();
      await page.getByText('We do not move from this zip code yet.').waitFor();
      expect(await findings(page)).toEqual([]);
    },
  );

  step(
    'lets the first of two have the hour, and shows it on the board',
    () => manager,
    async () => {
      await askFor(wendy);
      await askFor(walt);
      expect(await findings(walt.page)).toEqual([]);
      await pick(wendy, '9:00 AM');
      await wendy.page.getByText('Held for you:').waitFor();
      await pick(walt, '9:00 AM');
      await walt.page.getByText('Someone just took that time.').waitFor();
      await walt.page.getByText('Nothing is free on this day anymore.').waitFor();
      await manager.page.getByText(/Held online, \d+ min/).waitFor();
    },
  );

  step(
    'keeps the hour over a reload and the phone’s Back, names what is missing, and books',
    () => wendy,
    async () => {
      const { page } = wendy;
      await page.reload();
      await page.goBack();
      await page.getByRole('heading', { name: 'When should we come?' }).waitFor();
      await page.getByRole('button', { name: 'Continue with this time' }).waitFor();
      expect(await findings(page)).toEqual([]);
      await page.goForward();
      await page.getByRole('button', { name: 'Book this move' }).waitFor();
      await page.getByRole('button', { name: 'Book this move' }).click();
      await page.getByText('Please correct the marked fields.').waitFor();
      await page.locator('[name$=firstName]:focus').waitFor();
      expect(await findings(page)).toEqual([]);
      await page.getByLabel('First name').fill('Wendy');
      await page.getByLabel('Last name').fill('Webb');
      await page.getByLabel('Phone').fill('405 555 0123');
      await page.getByLabel('Street and number').first().fill('1200 N Walker Ave');
      await page.getByLabel('Zip code').fill(ZIP);
      await page.getByRole('button', { name: 'Book this move' }).click();
      await page.getByRole('heading', { name: 'Your move is booked' }).waitFor();
      await page.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).waitFor();
      await manager.page.getByRole('button', { name: /^Wendy Webb/ }).waitFor();
      await manager.page.getByText(/Held online, \d+ min/).waitFor({ state: 'detached' });
    },
  );

  step(
    'says when a visitor is cut off, and when ten minutes are over',
    () => walt,
    async () => {
      const { page } = walt;
      await page.getByRole('button', dayButton(DAY.plus({ days: 1 }))).click();
      await page.context().setOffline(true);
      await pick(walt, '8:00 AM');
      await page.getByText('You seem to be offline.').waitFor();
      await page.context().setOffline(false);
      await page.clock.install();
      await pick(walt, '8:00 AM');
      await page.getByText('Held for you:').waitFor();
      await page.clock.fastForward('10:01');
      await page.getByText('Your 10 minutes are over').waitFor();
      await page.getByRole('heading', { name: 'When should we come?' }).waitFor();
    },
  );

  it('loads nothing but this server’s files, and nothing of the staff’s', async () => {
    const answer = await fetch(`${product.origin}/book`);
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self';connect-src 'self';" +
        "base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
    const scripts = [...(await answer.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)];
    const sources = await Promise.all(
      scripts.map(async ([, path]) => (await fetch(`${product.origin}${path}`)).text()),
    );
    expect(sources.join('')).not.toMatch(/mantine|\/emma\//i);
    const expected = ['409 /api/v3/booking/reservations', '404 /api/v3/booking/quote'];
    const refused = /^4\d\d \/api\/v3\/booking\//;
    const complaints = [...wendy.complaints, ...walt.complaints];
    expect(complaints.filter((one) => !refused.test(one))).toEqual([]);
    expect(complaints).toEqual(expect.arrayContaining(expected));
  });
});
