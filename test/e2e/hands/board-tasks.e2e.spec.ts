import { beforeAll, describe, expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { bookMove } from '../../support/product/book-move.js';
import { openDesk } from './desk.js';

const DAYS = 3;

/** The tasks of who runs the day, each with what it may cost the hands at most. */
describe('fewest hands at the board', () => {
  const desk = openDesk();

  beforeAll(async () => {
    const { branch, trucks } = desk.company;
    for (const { _id: truck } of trucks)
      await bookMove(desk.admin, { branchId: branch._id, day: desk.dayAfter(DAYS), truck });
    await desk.openBoard(DAYS);
    const panel = desk.button('Crew');
    if ((await panel.getAttribute('aria-pressed')) === 'false') await panel.click();
    for (const [name, seat] of [
      ['Ana Lead', 0],
      ['Bo Mover', 1],
    ] as const) {
      const place = desk
        .truck('T01')
        .getByLabel(/^T01, /)
        .nth(seat);
      await desk.button(new RegExp(`^Move ${name}`)).dragTo(place);
      await on('T01', name).waitFor();
    }
  }, 60_000);

  const on = (truck: string, name: string): Locator =>
    desk.truck(truck).getByLabel(new RegExp(name)).first();
  const crew = (truck: string): Locator => desk.button(`Move the crew of ${truck}`);
  const block = (truck = 'T01'): Locator =>
    desk.truck(truck).getByRole('button', { name: /^Stamped/ });
  const over = (): Locator => desk.dana.page.getByRole('region', { name: 'Over the board' });
  const viewMove = (): Locator => desk.dana.page.getByRole('link', { name: 'View this move' });

  /** Back to the board, where it was left, with the focus on the block. */
  async function goBack(): Promise<void> {
    const { page } = desk.dana;
    await over().getByRole('button', { name: 'Send confirmation' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/emma\/customer\//);
    await desk.keys.press('Escape');
    // The page asks, as ever, because the customer has no confirmation yet.
    await page.getByRole('dialog', { name: 'Leave this page?' }).waitFor();
    await desk.keys.press('Enter');
    await over().waitFor({ state: 'detached' });
    await block().and(desk.dana.page.locator(':focus')).waitFor();
  }

  desk.task(
    'crews of two trucks swapped',
    { clicks: 1, keys: 0 },
    {
      given: () => Promise.resolve(),
      work: async () => {
        const head = desk.dana.page.locator('[data-truck]', { has: crew('T02') });
        await crew('T01').dragTo(head);
        await on('T02', 'Bo Mover').waitFor();
      },
    },
  );

  desk.task(
    'crews of two trucks swapped, by keys alone',
    { clicks: 0, keys: 60 },
    {
      given: () => desk.openBoard(DAYS),
      work: async () => {
        await desk.keys.activate(crew('T02'));
        await desk.keys.activate(desk.button('Swap crews with T01'), 'Shift+Tab');
        await on('T01', 'Bo Mover').waitFor();
      },
    },
  );

  desk.task(
    'move opened from the board and back',
    { clicks: 2, keys: 2 },
    {
      given: () => desk.openBoard(DAYS),
      work: async () => {
        await block().click();
        await viewMove().click();
        await goBack();
      },
    },
  );

  desk.task(
    'move opened from the board and back, by keys alone',
    { clicks: 0, keys: 60 },
    {
      given: () => desk.openBoard(DAYS),
      work: async () => {
        await desk.keys.activate(block());
        await desk.keys.activate(viewMove());
        await goBack();
      },
    },
  );

  for (const name of ['t02', 'bo m'])
    desk.task(
      `moves of a truck or mover found, by typing “${name}”`,
      { clicks: 0, keys: 1 + name.length },
      {
        given: () => desk.openBoard(DAYS),
        work: async () => {
          await desk.keys.press('f');
          await desk.hands.type(name);
          await desk.dana.page.getByText('1 found', { exact: true }).waitFor();
          const faded = desk.dana.page.locator('[data-board] [data-block][data-fades=true]');
          expect(await faded.count()).toBe(1);
        },
      },
    );

  desk.task(
    'booked move to another day, by keys alone',
    { clicks: 0, keys: 75 },
    {
      given: () => desk.openBoard(DAYS),
      work: async () => {
        await desk.keys.activate(block());
        await desk.keys.activate(desk.button('Change…'));
        const days = desk.dana.page.getByRole('group', { name: 'Days with room' });
        await desk.keys.activate(days.getByRole('button').first());
        await desk.keys.activate(desk.button(/^Move to/));
        await desk.dana.page.getByText(/^Moved to /).waitFor();
      },
    },
  );
});
