import { describe, expect } from '@jest/globals';
import type { Locator, Response } from 'playwright-core';
import { axeFindings } from '../../support/browser/axe.js';
import { ENTER, TAB } from '../../support/browser/hands.js';
import type { Visitor } from '../../support/browser/visitor.js';
import { openOffice } from './office.js';
import { Seller } from './seller.js';

/** The tasks of the person who has a customer on the phone, each with what it may cost the hands at most. */
describe('fewest hands', () => {
  const office = openOffice();
  let colleague: Visitor;
  const seller = new Seller(office);
  const quote = (): Locator => seller.quote;

  office.task(
    'new customer, two stops, estimate, booked, confirmation sent [R-CUST-26]',
    { clicks: 9, keys: 110 },
    {
      given: () => office.openBoard(3),
      work: () => seller.sell('Maria', 'maria.gomez@mail.example'),
    },
  );

  const block = (): Locator => office.button(/^Maria Gomez/).first();
  const day = (): Locator => office.dana.page.getByRole('textbox', { name: 'Day', exact: true });
  /** Changes start or length of a job, until the server took it: the page shows it before. */
  async function change(act: () => Promise<void>): Promise<void> {
    const isTaken = (answer: Response): boolean => answer.url().endsWith('/time') && answer.ok();
    await Promise.all([office.dana.page.waitForResponse(isTaken), act()]);
  }
  /** What a later start asks. */
  async function saysHowTheyAgreed(): Promise<void> {
    await office.focused(/^How did the customer agree/);
    await office.hands.type('Said yes', ENTER);
  }

  office.task(
    'booked job an hour longer [R-CUST-26]',
    { clicks: 2, keys: 0 },
    {
      given: () => office.openBoard(3),
      work: () =>
        change(async () => {
          await block().click();
          await office.button('+1 h').click();
        }),
    },
  );

  office.task(
    // The keys are the customer's words and Enter.
    'booked job half an hour later [R-CUST-26]',
    { clicks: 2, keys: 'Said yes'.length + 1 },
    {
      given: () => office.openBoard(3),
      work: () =>
        change(async () => {
          await block().click();
          await office.button('+30 min').click();
          await saysHowTheyAgreed();
        }),
    },
  );

  office.taskAtNight(
    'half an hour later again, by keys alone [R-CUST-26]',
    { clicks: 0, keys: 50 },
    {
      given: () => office.openBoard(3),
      work: () =>
        change(async () => {
          await day().focus();
          await office.keys.activate(block());
          await office.keys.activate(office.button('+30 min'));
          await saysHowTheyAgreed();
        }),
    },
  );

  office.taskAtNight(
    'an hour longer again, by keys alone',
    { clicks: 0, keys: 40 },
    {
      given: () => office.openBoard(3),
      work: () =>
        change(async () => {
          await day().focus();
          await office.keys.activate(block());
          await office.keys.activate(office.button('+1 h'));
        }),
    },
  );

  office.task(
    'booked move to another day [R-CUST-26]',
    { clicks: 4, keys: 0 },
    {
      given: () => office.openBoard(3),
      work: async () => {
        await block().click();
        await office.button('Change…').click();
        const days = office.dana.page.getByRole('group', { name: 'Days with room' });
        await days.getByRole('button').first().click();
        await office.button(/^Move to/).click();
        await office.dana.page.getByText(/^Moved to /).waitFor();
      },
    },
  );

  office.taskAtNight(
    'a stop typed to its end while its address is looked up [R-STOP-14]',
    { clicks: 3, keys: 90 },
    {
      given: () => office.openBoard(15),
      work: async () => {
        await seller.create('Lou', 'lou.gomez@mail.example');
        const { page } = office.dana;
        let answer = (): void => {};
        const asked = new Promise<void>((settle) => (answer = settle));
        // What was asked while the first letters were typed, too.
        await page.route('**/maps/places?**', (route) => asked.then(() => route.continue()));
        try {
          await quote().getByRole('button', { name: /^Add / }).click();
          await office.focused(/^Address/);
          await office.hands.type('7701 sw 104th 73169', ENTER);
          await office.focused(/^Location type/);
          await office.hands.type('h', TAB, '1800', TAB, '1', TAB);
          const stop = page.getByRole('listitem', { name: /^location 1/ });
          expect(await stop.getByLabel('Address').inputValue()).toBe('7701 SW 104th, 73169');
          answer();
          await page
            .getByRole('listitem', { name: /^location 1, 7701 Southwest 104th Street, Okl/ })
            .waitFor();
          expect(await stop.getByLabel('Location type').inputValue()).toBe('House');
          expect(await stop.getByLabel('Square feet').inputValue()).toBe('1800 sq ft');
          expect(await stop.getByLabel('Stories').inputValue()).toBe('1');
        } finally {
          answer();
          await page.unroute('**/maps/places?**');
        }
      },
    },
  );

  office.taskAtNight(
    'the same with two trucks [R-CUST-26]',
    { clicks: 10, keys: 110 },
    {
      given: () => office.openBoard(12),
      work: () =>
        seller.sell('Kim', 'kim.gomez@mail.example', async () => {
          const trucks = office.dana.page.locator('.mantine-NumberInput-root', {
            has: office.dana.page.getByLabel('Trucks', { exact: true }),
          });
          await trucks.locator('[data-direction=up]').click();
          await office.dana.page.getByLabel('Duration of truck 2').waitFor();
        }),
    },
  );

  office.taskAtNight(
    'same house again next day [R-CUST-26]',
    { clicks: 1, keys: 0 },
    {
      given: async () => {
        await office.button('Activity').click();
        await office.button(/^Copy stops from/).waitFor();
      },
      work: async () => {
        await office.button(/^Copy stops from/).click();
        await office.dana.page.getByRole('listitem', { name: /^location 2, .*104th/i }).waitFor();
      },
    },
  );

  office.taskAtNight(
    'same house again next day, by keys alone',
    { clicks: 0, keys: 40 },
    {
      given: async () => {
        await office.button('Activity').click();
        await office
          .button(/^Copy stops from/)
          .first()
          .waitFor();
      },
      work: async () => {
        await office.keys.activate(office.button(/^Copy stops from/).first());
        await office.dana.page.getByRole('listitem', { name: /^location 2, .*104th/i }).waitFor();
      },
    },
  );

  office.taskAtNight(
    'a second truck, by keys alone [R-CUST-26]',
    { clicks: 0, keys: 60 },
    {
      given: () => Promise.resolve(),
      work: async () => {
        await office.keys.reach(office.dana.page.getByLabel('Trucks', { exact: true }));
        await office.keys.press('ArrowUp');
        await office.dana.page.getByLabel('Duration of truck 2').waitFor();
      },
    },
  );

  office.taskAtNight(
    'new customer, two stops, estimate, booked, confirmation sent, by keys alone [R-CUST-26]',
    { clicks: 0, keys: 325 },
    {
      given: () => office.openBoard(13),
      work: () => seller.sellByKeys('Ria', 'ria.gomez@mail.example'),
    },
  );

  const row = (): Locator => office.dana.page.getByRole('option', { selected: true });
  const held = /^Held by Dana Manager, 1[45] min/;

  /** A colleague at the board of the day that is chosen, before anything is held on it. */
  async function opensItsBoard(): Promise<void> {
    const [, month = '', day = ''] = /(\d\d)\/(\d\d)/.exec((await row().textContent()) ?? '') ?? [];
    const of = Array.from({ length: 40 }, (_, days) => office.dayAfter(days));
    const shown = of.find((one) => one.endsWith(`-${month}-${day}`)) ?? '';
    await colleague.page.goto(office.boardOf(shown));
    await colleague.page.getByRole('group', { name: 'Truck T01' }).waitFor();
    expect(await colleague.page.getByText(held).count()).toBe(0);
  }

  office.taskAtNight(
    // Ctrl+Shift+F, 1 and Enter: Ctrl and Shift are keys that go down, too.
    'from two addresses to a held time, which a colleague sees [R-SLOT-20]',
    { clicks: 0, keys: 5 },
    {
      given: async () => {
        colleague = await office.colleague('sales@emma.test');
        await office.openBoard(5);
        await seller.enter('Lee', 'lee.gomez@mail.example');
        await quote().getByRole('button', { name: 'Create estimate' }).click();
        await office.dana.page.getByText('Estimate created').waitFor();
      },
      work: async () => {
        await office.dana.page.keyboard.press('Control+Shift+F');
        await row().waitFor();
        await opensItsBoard();
        await office.hands.type('1', ENTER);
        await office.dana.page.getByText(held).first().waitFor();
        await colleague.page.getByText(held).waitFor();
        await quote()
          .getByText(/^Save \d+ changes$/)
          .waitFor();
        const part = 'section[aria-label="Find a slot"]';
        expect(await axeFindings(office.dana.page, part)).toEqual({ light: [], dark: [] });
      },
    },
  );

  office.taskAtNight(
    'the held time booked [R-SLOT-20]',
    { clicks: 0, keys: 1 },
    {
      given: () => Promise.resolve(),
      work: async () => {
        await office.hands.type(ENTER);
        await office.dana.page
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
