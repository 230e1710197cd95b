import { beforeAll, describe, expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { bookMove } from '../../support/product/book-move.js';
import { openOffice } from './office.js';

const DAYS = 3;

/** The tasks of who runs the day, each with what it may cost the hands at most. */
describe('fewest hands at the board', () => {
  const office = openOffice();

  beforeAll(async () => {
    const { branch, trucks } = office.company;
    for (const { _id: truck } of trucks)
      await bookMove(office.admin, { branchId: branch._id, day: office.dayAfter(DAYS), truck });
    await office.openBoard(DAYS);
    const panel = office.button('Crew');
    if ((await panel.getAttribute('aria-pressed')) === 'false') await panel.click();
    for (const [name, seat] of [
      ['Ana Lead', 0],
      ['Bo Mover', 1],
    ] as const) {
      const place = office
        .truck('T01')
        .getByLabel(/^T01, /)
        .nth(seat);
      await office.button(new RegExp(`^Move ${name}`)).dragTo(place);
      await on('T01', name).waitFor();
    }
  }, 60_000);

  const on = (truck: string, name: string): Locator =>
    office.truck(truck).getByLabel(new RegExp(name)).first();
  const crew = (truck: string): Locator => office.button(`Move the crew of ${truck}`);
  const block = (truck = 'T01'): Locator =>
    office.truck(truck).getByRole('button', { name: /^Stamped/ });
  const over = (): Locator => office.dana.page.getByRole('region', { name: 'Over the board' });
  const viewMove = (): Locator => office.dana.page.getByRole('link', { name: 'View this move' });

  /** Back to the board, where it was left, with the focus on the block. */
  async function goBack(): Promise<void> {
    const { page } = office.dana;
    await over().getByRole('button', { name: 'Send confirmation' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/emma\/customer\//);
    await office.keys.press('Escape');
    // The page asks, as ever, because the customer has no confirmation yet.
    await page.getByRole('dialog', { name: 'Leave this page?' }).waitFor();
    await office.keys.press('Enter');
    await over().waitFor({ state: 'detached' });
    await block().and(office.dana.page.locator(':focus')).waitFor();
  }

  office.task(
    'crews of two trucks swapped',
    { clicks: 1, keys: 0 },
    {
      given: () => Promise.resolve(),
      work: async () => {
        const head = office.dana.page.locator('[data-truck]', { has: crew('T02') });
        await crew('T01').dragTo(head);
        await on('T02', 'Bo Mover').waitFor();
      },
    },
  );

  office.task(
    'crews of two trucks swapped, by keys alone',
    { clicks: 0, keys: 60 },
    {
      given: () => office.openBoard(DAYS),
      work: async () => {
        await office.keys.activate(crew('T02'));
        await office.keys.activate(office.button('Swap crews with T01'), 'Shift+Tab');
        await on('T01', 'Bo Mover').waitFor();
      },
    },
  );

  office.task(
    'move opened from the board and back',
    { clicks: 2, keys: 2 },
    {
      given: () => office.openBoard(DAYS),
      work: async () => {
        await block().click();
        await viewMove().click();
        await goBack();
      },
    },
  );

  office.task(
    'move opened from the board and back, by keys alone',
    { clicks: 0, keys: 60 },
    {
      given: () => office.openBoard(DAYS),
      work: async () => {
        await office.keys.activate(block());
        await office.keys.activate(viewMove());
        await goBack();
      },
    },
  );

  for (const name of ['t02', 'bo m'])
    office.task(
      `moves of a truck or mover found, by typing “${name}”`,
      { clicks: 0, keys: 1 + name.length },
      {
        given: () => office.openBoard(DAYS),
        work: async () => {
          await office.keys.press('f');
          await office.hands.type(name);
          await office.dana.page.getByText('1 found', { exact: true }).waitFor();
          const faded = office.dana.page.locator('[data-board] [data-block][data-fades=true]');
          expect(await faded.count()).toBe(1);
        },
      },
    );

  office.task(
    'booked move to another day, by keys alone',
    { clicks: 0, keys: 75 },
    {
      given: () => office.openBoard(DAYS),
      work: async () => {
        await office.keys.activate(block());
        await office.keys.activate(office.button('Change…'));
        const days = office.dana.page.getByRole('group', { name: 'Days with room' });
        await office.keys.activate(days.getByRole('button').first());
        await office.keys.activate(office.button(/^Move to/));
        await office.dana.page.getByText(/^Moved to /).waitFor();
      },
    },
  );
});
