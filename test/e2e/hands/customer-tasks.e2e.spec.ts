import { describe, expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { axeFindings } from '../../support/browser/axe.js';
import { ENTER, TAB } from '../../support/browser/hands.js';
import type { Visitor } from '../../support/browser/visitor.js';
import { openDesk } from './desk.js';

/** The tasks of who has a customer on the phone, each with what it may cost the hands at most. */
describe('fewest hands', () => {
  const desk = openDesk();
  let colleague: Visitor;
  const quote = (): Locator => desk.dana.page.getByRole('region', { name: 'Quote' });
  const next = (name: string | RegExp): Locator => quote().getByRole('button', { name });
  const focused = (name: RegExp): Promise<void> =>
    desk.dana.page.getByLabel(name).and(desk.dana.page.locator(':focus')).last().waitFor();

  async function stop(address: string, kind: string, sizes: readonly string[]): Promise<void> {
    await next(/^Add /).click();
    await focused(/^Address/);
    await desk.hands.type(address, ENTER);
    await focused(/^Location type/);
    await desk.hands.type(
      kind,
      TAB,
      ...sizes.flatMap((size, at) => (at > 0 ? [TAB, size] : [size])),
    );
  }

  /** From the call until both addresses and the drive between them are there. */
  async function enter(first: string, email: string): Promise<void> {
    const { page } = desk.dana;
    await page.getByRole('link', { name: 'New Customer' }).click();
    await focused(/^First name/);
    await desk.hands.type(first, TAB, 'Gomez', TAB, '4055550123', TAB, TAB, email, TAB, 'w', TAB);
    await desk.button('Create').click();
    await page.waitForURL(/\/emma\/customer\/[0-9a-f]{24}/);
    await stop('northwest 22nd street', 'a', ['2', '2']);
    await stop('southwest 104th street', 'h', ['1800', '1']);
    await page.getByText(/^Drive\s*\d+ min/).waitFor();
  }

  /** From the call until the confirmation is out. */
  async function sell(first: string, email: string, more?: () => Promise<void>): Promise<void> {
    const { page } = desk.dana;
    await enter(first, email);
    await desk.button('Create Estimate').click();
    await page.getByText('Estimate created').waitFor();
    await more?.();
    await next(/^Save/).click();
    await next(/^Book /).click();
    await next('Send confirmation').click();
    const letter = page.getByRole('dialog', { name: /^Email to/ });
    await letter.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Are you sure you are ready to send this email?').waitFor();
    await desk.hands.type(ENTER);
    await desk.smtp.wait(({ to }) => JSON.stringify(to).includes(email));
    await quote().getByText('Confirmed').waitFor();
  }

  desk.task(
    'new customer, two stops, estimate, booked, confirmation sent',
    { clicks: 9, keys: 110 },
    {
      given: () => desk.openBoard(3),
      work: () => sell('Maria', 'maria.gomez@mail.example'),
    },
  );

  const block = (): Locator => desk.button(/^Maria Gomez/).first();

  desk.task(
    'booked job an hour longer',
    { clicks: 2, keys: 0 },
    {
      given: () => desk.openBoard(3),
      work: async () => {
        const longer = desk.dana.page.waitForResponse(
          (answer) => answer.url().endsWith('/time') && answer.ok(),
        );
        await block().click();
        await desk.button('+1 h').click();
        await longer;
      },
    },
  );

  desk.task(
    'an hour longer again, by keys alone',
    { clicks: 0, keys: 40 },
    {
      given: () => desk.openBoard(3),
      work: async () => {
        const longer = desk.dana.page.waitForResponse(
          (answer) => answer.url().endsWith('/time') && answer.ok(),
        );
        await desk.dana.page.getByRole('textbox', { name: 'Day', exact: true }).focus();
        await desk.keys.activate(block());
        await desk.keys.activate(desk.button('+1 h'));
        await longer;
      },
    },
  );

  desk.task(
    'booked move to another day',
    { clicks: 4, keys: 0 },
    {
      given: () => desk.openBoard(3),
      work: async () => {
        await block().click();
        await desk.button('Change…').click();
        const days = desk.dana.page.getByRole('group', { name: 'Days with room' });
        await days.getByRole('button').first().click();
        await desk.button(/^Move to/).click();
        await desk.dana.page.getByText(/^Moved to /).waitFor();
      },
    },
  );

  desk.task(
    'the same with two trucks',
    { clicks: 10, keys: 110 },
    {
      given: () => desk.openBoard(12),
      work: () =>
        sell('Kim', 'kim.gomez@mail.example', async () => {
          const trucks = desk.dana.page.locator('.mantine-NumberInput-root', {
            has: desk.dana.page.getByLabel('Trucks', { exact: true }),
          });
          await trucks.locator('[data-direction=up]').click();
          await desk.dana.page.getByLabel('Duration of truck 2').waitFor();
        }),
    },
  );

  desk.task(
    'same house again next day',
    { clicks: 1, keys: 0 },
    {
      given: async () => {
        await desk.button('Activity').click();
        await desk.button(/^Copy stops from/).waitFor();
      },
      work: async () => {
        await desk.button(/^Copy stops from/).click();
        await desk.dana.page.getByRole('listitem', { name: /^location 2, .*104th/i }).waitFor();
      },
    },
  );

  desk.task(
    'same house again next day, by keys alone',
    { clicks: 0, keys: 40 },
    {
      given: async () => {
        await desk.button('Activity').click();
        await desk
          .button(/^Copy stops from/)
          .first()
          .waitFor();
      },
      work: async () => {
        await desk.keys.activate(desk.button(/^Copy stops from/).first());
        await desk.dana.page.getByRole('listitem', { name: /^location 2, .*104th/i }).waitFor();
      },
    },
  );

  desk.task(
    'a second truck, by keys alone',
    { clicks: 0, keys: 60 },
    {
      given: () => Promise.resolve(),
      work: async () => {
        await desk.keys.reach(desk.dana.page.getByLabel('Trucks', { exact: true }));
        await desk.keys.press('ArrowUp');
        await desk.dana.page.getByLabel('Duration of truck 2').waitFor();
      },
    },
  );

  const row = (): Locator => desk.dana.page.getByRole('option', { selected: true });
  const held = /^Held by Dana Manager, 1[45] min/;

  /** A colleague at the board of the day that is chosen, before anything is held on it. */
  async function opensItsBoard(): Promise<void> {
    const [, month = '', day = ''] = /(\d\d)\/(\d\d)/.exec((await row().textContent()) ?? '') ?? [];
    const of = Array.from({ length: 40 }, (_, days) => desk.dayAfter(days));
    const shown = of.find((one) => one.endsWith(`-${month}-${day}`)) ?? '';
    await colleague.page.goto(desk.boardOf(shown));
    await colleague.page.getByRole('group', { name: 'Truck T01' }).waitFor();
    expect(await colleague.page.getByText(held).count()).toBe(0);
  }

  desk.task(
    // Ctrl+Shift+F, 1 and Enter: Ctrl and Shift are keys that go down, too.
    'from two addresses to a held time, which a colleague sees',
    { clicks: 0, keys: 5 },
    {
      given: async () => {
        colleague = await desk.colleague('sales@emma.test');
        await desk.openBoard(5);
        await enter('Lee', 'lee.gomez@mail.example');
      },
      work: async () => {
        await desk.dana.page.keyboard.press('Control+Shift+F');
        await row().waitFor();
        await opensItsBoard();
        await desk.hands.type('1', ENTER);
        await desk.dana.page.getByText(held).first().waitFor();
        await colleague.page.getByText(held).waitFor();
        await quote()
          .getByText(/^Save \d+ changes$/)
          .waitFor();
        const part = 'section[aria-label="Find a slot"]';
        expect(await axeFindings(desk.dana.page, part)).toEqual({ light: [], dark: [] });
      },
    },
  );

  desk.task(
    'the held time booked',
    { clicks: 0, keys: 1 },
    {
      given: () => Promise.resolve(),
      work: async () => {
        await desk.hands.type(ENTER);
        await desk.dana.page
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
