import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { Browser, Locator, Page } from 'playwright-core';
import { openTestBrowser } from '../support/browser/open-browser.mjs';
import { keepingShots, signInAs, visit } from '../support/browser/visitor.js';
import type { Visitor } from '../support/browser/visitor.js';
import { givenCompany } from '../support/given/given-company.js';
import { startProduct } from '../support/product/start-product.js';
import type { Product } from '../support/product/start-product.js';

/** More rows than are shown at once. */
const MANY = 5_200;
const ACTIVITIES = `
  insert into moves.activity (id, customer_id, branch_id, created, changed_version, activity_day)
  select lpad(to_hex(at), 24, '0'), $1, $2, now(), 1, date '2040-01-01' + at
  from generate_series(1, ${MANY}) at`;
const BYTE_ORDER_MARK = '\ufeff';

/** An admin who looks at figures, and lets a long report run by itself. */
describe('an admin and the reports', () => {
  let product: Product;
  let browser: Browser;
  let admin: Visitor;
  let page: Page;

  beforeAll(async () => {
    product = await startProduct({ FIRST_ADMIN: 'admin@emma.test' });
    const { branch } = await givenCompany(await product.signIn('admin@emma.test'));
    const sales = await product.signIn('sales@emma.test');
    const { body } = await sales.post<{ id: string }>('customermgt', {
      moveContractRequest: {
        customerInformation: { firstName: 'Maria', lastName: 'Gómez', referredBy: 'Web site' },
        moveDetails: { branchId: branch._id, requestedDay: null },
      },
    });
    const database = new pg.Client({ connectionString: product.databaseUrl });
    await database.connect();
    await database.query(ACTIVITIES, [body.id, branch._id]);
    await database.end();
    browser = await openTestBrowser();
    admin = await visit(browser, product.origin);
    ({ page } = admin);
    await signInAs(admin, 'admin@emma.test');
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const step = (name: string, work: () => Promise<void>): void =>
    it(
      name,
      keepingShots(name, () => ({ admin }), work),
    );

  /** What the browser saves when a button is pressed. */
  async function saved(button: Locator): Promise<{ name: string; lines: string[] }> {
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.startsWith(BYTE_ORDER_MARK)).toBe(true);
    return { name: download.suggestedFilename(), lines: text.trimEnd().split('\r\n') };
  }

  step('sees a short one at once and saves it', async () => {
    await page.goto('/emma/report/moves?start=2040-02-01&end=2040-02-29');
    await page.getByRole('gridcell', { name: 'Maria Gómez' }).first().waitFor();
    await page.getByRole('gridcell', { name: '02/01/2040' }).waitFor();
    const { name, lines } = await saved(
      page.getByRole('button', { name: 'Download', exact: true }),
    );
    expect(name).toBe('moves-report-2040-02-01-to-2040-02-29.csv');
    expect(lines).toHaveLength(1 + 29);
  });

  step('queues a long one, leaves, finds it again and saves it', async () => {
    await page.goto('/emma/report/moves?start=2040-01-01&end=2059-12-31');
    await page.getByRole('button', { name: 'Queue it' }).click();
    // A quick one is further when the page looks.
    await page.getByText(/The report is (queued|being written|ready)/).waitFor();
    await page.goto('/emma/customer');
    await page.goto('/emma/report/marketing');
    const report = page.getByRole('listitem', { name: 'Move Report, 01/01/2040 – 12/31/2059' });
    await report.getByText('Done').waitFor();
    const { name, lines } = await saved(report.getByRole('button', { name: /^Download/ }));
    expect(name).toBe('moves-report-2040-01-01-to-2059-12-31.csv');
    expect(lines).toHaveLength(1 + MANY);
    await report.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await report.waitFor({ state: 'detached' });
    expect(admin.complaints).toEqual(['422 /api/v3/reports/moves']);
  });
});
