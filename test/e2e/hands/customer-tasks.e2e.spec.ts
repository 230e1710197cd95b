import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import type { Browser, Locator } from 'playwright-core';
import { axeFindings } from '../../support/browser/axe.js';
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
  let colleague: Visitor;
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

  /** From the call until both addresses and the drive between them are there. */
  async function enter(first: string, email: string): Promise<void> {
    const { page } = dana;
    await page.getByRole('link', { name: 'New Customer' }).click();
    await focused(/^First name/);
    await hands.type(first, TAB, 'Gomez', TAB, '4055550123', TAB, TAB, email, TAB, 'w', TAB);
    await button('Create').click();
    await page.waitForURL(/\/emma\/customer\/[0-9a-f]{24}/);
    await stop('northwest 22nd street', 'a', ['2', '2']);
    await stop('southwest 104th street', 'h', ['1800', '1']);
    await page.getByText(/^Drive\s*\d+ min/).waitFor();
  }

  /** From the call until the confirmation is out. */
  async function sell(first: string, email: string, more?: () => Promise<void>): Promise<void> {
    const { page } = dana;
    await enter(first, email);
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

  const row = (): Locator => dana.page.getByRole('option', { selected: true });
  const held = /^Held by Dana Manager, 1[45] min/;

  /** A colleague at the board of the day that is chosen, before anything is held on it. */
  async function opensItsBoard(): Promise<void> {
    const [, month = '', day = ''] = /(\d\d)\/(\d\d)/.exec((await row().textContent()) ?? '') ?? [];
    const of = Array.from({ length: 40 }, (_, days) => dayAfter(days));
    const shown = of.find((one) => one.endsWith(`-${month}-${day}`)) ?? '';
    await colleague.page.goto(`/emma/move/${shown}?branchId=${branchId}`);
    await colleague.page.getByRole('group', { name: 'Truck T01' }).waitFor();
    expect(await colleague.page.getByText(held).count()).toBe(0);
  }

  task(
    // Ctrl+Shift+F, 1 and Enter: Ctrl and Shift are keys that go down, too.
    'from two addresses to a held time, which a colleague sees',
    { clicks: 0, keys: 5 },
    {
      given: async () => {
        colleague = await visit(browser, product.origin);
        await signInAs(colleague, 'sales@emma.test');
        await openBoard(5);
        await enter('Lee', 'lee.gomez@mail.example');
      },
      work: async () => {
        await dana.page.keyboard.press('Control+Shift+F');
        await row().waitFor();
        await opensItsBoard();
        await hands.type('1', ENTER);
        await dana.page.getByText(held).first().waitFor();
        await colleague.page.getByText(held).waitFor();
        await quote()
          .getByText(/^Save \d+ changes$/)
          .waitFor();
        const part = 'section[aria-label="Find a slot"]';
        expect(await axeFindings(dana.page, part)).toEqual({ light: [], dark: [] });
      },
    },
  );

  task(
    'the held time booked',
    { clicks: 0, keys: 1 },
    {
      given: () => Promise.resolve(),
      work: async () => {
        await hands.type(ENTER);
        await dana.page
          .getByText(/^Booked: /)
          .first()
          .waitFor();
        await colleague.page
          .getByRole('button', { name: /^Lee Gomez/ })
          .first()
          .waitFor();
        await quote().getByRole('button', { name: 'Send confirmation' }).waitFor();
        await colleague.close();
      },
    },
  );
});
