import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import type { Browser, Locator } from 'playwright-core';
import { ENTER, Hands, TAB } from '../../support/browser/hands.js';
import type { Effort } from '../../support/browser/hands.js';
import { openBrowser } from '../../support/browser/open-browser.mjs';
import { Typist } from '../../support/browser/typist.js';
import { keepShot, signInAs, visit } from '../../support/browser/visitor.js';
import type { Visitor } from '../../support/browser/visitor.js';
import { givenCompany } from '../../support/given/given-company.js';
import { startSmtpSink } from '../../support/mail/smtp-sink.js';
import type { SmtpSink } from '../../support/mail/smtp-sink.js';
import { startProduct } from '../../support/product/start-product.js';
import type { Product } from '../../support/product/start-product.js';

interface Task {
  /** What is there already; costs nothing. */
  given: () => Promise<unknown>;
  work: () => Promise<void>;
}

/** The tasks of the office, each with what it may cost the hands at most. */
describe('fewest hands', () => {
  let smtp: SmtpSink;
  let product: Product;
  let browser: Browser;
  let dana: Visitor;
  let hands: Hands;
  let branchId = '';
  const costs: Record<string, Effort> = {};
  const zone = 'America/Chicago';
  const dayAfter = (days: number): string =>
    DateTime.now().setZone(zone).plus({ days }).toISODate() ?? '';

  beforeAll(async () => {
    smtp = await startSmtpSink();
    product = await startProduct({ SMTP_URL: smtp.url, FIRST_ADMIN: 'admin@emma.test' });
    const company = await givenCompany(await product.signIn('admin@emma.test'));
    browser = await openBrowser();
    dana = await visit(browser, product.origin, { width: 1440, height: 900 });
    hands = await Hands.over(dana.page);
    branchId = company.branch._id;
    await signInAs(dana, 'manager@emma.test');
  }, 120_000);

  afterAll(async () => {
    for (const [task, { clicks, keys }] of Object.entries(costs))
      process.stdout.write(`${task}: ${clicks} clicks, ${keys} keys\n`);
    await browser?.close();
    await product?.stop();
    await smtp?.stop();
  });

  /** A task with its ceilings; a picture is kept when it fails. */
  const task = (name: string, most: Effort, { given, work }: Task): void => {
    it(
      name,
      async () => {
        try {
          await given();
          const effort = await hands.effortOf(work);
          costs[name] = effort;
          expect(effort.clicks).toBeLessThanOrEqual(most.clicks);
          expect(effort.keys).toBeLessThanOrEqual(most.keys);
        } catch (error) {
          await keepShot(dana, name.replace(/\W+/g, '-'));
          throw error;
        }
      },
      90_000,
    );
  };

  const openBoard = async (days: number): Promise<void> => {
    await dana.page.goto(`/emma/move/${dayAfter(days)}?branchId=${branchId}`);
    await dana.page.getByRole('group', { name: 'Truck T01' }).waitFor();
  };
  const button = (name: string | RegExp): Locator =>
    dana.page.getByRole('button', { name, exact: typeof name === 'string' });
  const quote = (): Locator => dana.page.getByRole('region', { name: 'Quote' });
  const next = (name: string | RegExp): Locator => quote().getByRole('button', { name });
  const focused = (name: RegExp): Promise<void> =>
    dana.page.getByLabel(name).and(dana.page.locator(':focus')).last().waitFor();

  async function stop(address: string, kind: string, sizes: readonly string[]): Promise<void> {
    await next(/^Add /).click();
    await focused(/^Address/);
    await hands.type(address, ENTER);
    await focused(/^Location type/);
    await hands.type(kind, TAB, ...sizes.flatMap((size, at) => (at > 0 ? [TAB, size] : [size])));
  }

  /** From the call until the confirmation is out. */
  async function sell(first: string, email: string, more?: () => Promise<void>): Promise<void> {
    const { page } = dana;
    await page.getByRole('link', { name: 'New Customer' }).click();
    await focused(/^First name/);
    await hands.type(first, TAB, 'Gomez', TAB, '4055550123', TAB, TAB, email, TAB, 'w', TAB);
    await button('Create').click();
    await page.waitForURL(/\/emma\/customer\/[0-9a-f]{24}/);
    await stop('northwest 22nd street', 'a', ['2', '2']);
    await stop('southwest 104th street', 'h', ['1800', '1']);
    await page.getByText(/^Drive\s*\d+ min/).waitFor();
    await button('Create Estimate').click();
    await page.getByText('Estimate created').waitFor();
    await more?.();
    await next(/^Save/).click();
    await next(/^Book /).click();
    await next('Send confirmation').click();
    const letter = page.getByRole('dialog', { name: /^Email to/ });
    await letter.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Are you sure you are ready to send this email?').waitFor();
    await hands.type(ENTER);
    await smtp.wait(({ to }) => JSON.stringify(to).includes(email));
    await quote().getByText('Confirmed').waitFor();
  }

  task(
    'new customer, two stops, estimate, booked, confirmation sent',
    { clicks: 9, keys: 110 },
    {
      given: () => openBoard(3),
      work: () => sell('Maria', 'maria.gomez@mail.example'),
    },
  );

  const block = (): Locator => button(/^Maria Gomez/).first();

  task(
    'booked job an hour longer',
    { clicks: 2, keys: 0 },
    {
      given: () => openBoard(3),
      work: async () => {
        const longer = dana.page.waitForResponse(
          (answer) => answer.url().endsWith('/time') && answer.ok(),
        );
        await block().click();
        await button('+1 h').click();
        await longer;
      },
    },
  );

  task(
    'an hour longer again, by keys alone',
    { clicks: 0, keys: 40 },
    {
      given: () => openBoard(3),
      work: async () => {
        const keys = new Typist(dana.page);
        const longer = dana.page.waitForResponse(
          (answer) => answer.url().endsWith('/time') && answer.ok(),
        );
        await dana.page.getByRole('textbox', { name: 'Day', exact: true }).focus();
        await keys.activate(block());
        await keys.activate(button('+1 h'));
        await longer;
      },
    },
  );

  task(
    'booked move to another day',
    { clicks: 4, keys: 0 },
    {
      given: () => openBoard(3),
      work: async () => {
        await block().click();
        await button('Change…').click();
        const days = dana.page.getByRole('group', { name: 'Days with room' });
        await days.getByRole('button').first().click();
        await button(/^Move to/).click();
        await dana.page.getByText(/^Moved to /).waitFor();
      },
    },
  );

  task(
    'the same with two trucks',
    { clicks: 10, keys: 110 },
    {
      given: () => openBoard(12),
      work: () =>
        sell('Kim', 'kim.gomez@mail.example', async () => {
          const trucks = dana.page.locator('.mantine-NumberInput-root', {
            has: dana.page.getByLabel('Trucks', { exact: true }),
          });
          await trucks.locator('[data-direction=up]').click();
          await dana.page.getByLabel('Duration of truck 2').waitFor();
        }),
    },
  );

  task(
    'same house again next day',
    { clicks: 1, keys: 0 },
    {
      given: async () => {
        await button('Activity').click();
        await button(/^Copy stops from/).waitFor();
      },
      work: async () => {
        await button(/^Copy stops from/).click();
        await dana.page.getByRole('listitem', { name: /^location 2, .*104th/i }).waitFor();
      },
    },
  );
});
