import { beforeAll, expect } from '@jest/globals';
import type { Locator, Response } from 'playwright-core';
import { bookMove } from '../../support/product/book-move.js';
import { describeAtNight } from '../../support/thorough.js';
import { openOffice } from './office.js';

const DAYS = 3;
/** Who sits on which truck at first, and in which seat. */
const CREWS = [
  ['Ana Lead', 'T01', 0],
  ['Bo Mover', 'T01', 1],
  ['Cy Porter', 'T02', 1],
] as const;

/** The tasks of the person who runs the day, each with what it may cost the hands at most. */
describeAtNight('fewest hands at the board', () => {
  const office = openOffice();

  beforeAll(async () => {
    const { branch, trucks } = office.company;
    for (const { _id: truck } of trucks)
      await bookMove(office.admin, { branchId: branch._id, day: office.dayAfter(DAYS), truck });
    const third = { firstName: 'Cy', lastName: 'Porter', roles: ['mover'], color: '#d3f9d8' };
    const known = { email: 'third@emma.test', phone: '4055550198', branchId: branch._id };
    await office.admin.post('employee', { ...third, ...known });
    await office.openBoard(DAYS);
    const panel = office.button('Crew');
    if ((await panel.getAttribute('aria-pressed')) === 'false') await panel.click();
    for (const [name, truck, seat] of CREWS) {
      const place = office
        .truck(truck)
        .getByLabel(new RegExp(`^${truck}, `))
        .nth(seat);
      await change(() => office.button(new RegExp(`^Move ${name}`)).dragTo(place));
      await on(truck, name).waitFor();
    }
  });

  const on = (truck: string, name: string): Locator =>
    office.truck(truck).getByLabel(new RegExp(name)).first();
  /** Changes a crew, until the server took it: the page shows it before. */
  async function change(act: () => Promise<unknown>): Promise<void> {
    const isTaken = (answer: Response): boolean =>
      /\/assignment\/(mover|crews)\//.test(answer.url()) && answer.ok();
    await Promise.all([office.dana.page.waitForResponse(isTaken), act()]);
  }
  const crew = (truck: string): Locator => office.button(`Move the crew of ${truck}`);
  /** The truck of a mover now, and the other one. */
  async function trucksOf(name: string): Promise<[string, string]> {
    await on('T01', name).or(on('T02', name)).waitFor();
    return (await on('T01', name).count()) > 0 ? ['T01', 'T02'] : ['T02', 'T01'];
  }
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
    // Looking costs nothing: nobody is asked, though the customer has no confirmation yet.
    await over().waitFor({ state: 'detached' });
    await block().and(office.dana.page.locator(':focus')).waitFor();
  }

  office.task(
    'crews of two trucks swapped [R-CUST-26]',
    { clicks: 1, keys: 0 },
    {
      given: () => office.openBoard(DAYS),
      work: async () => {
        const [from, to] = await trucksOf('Bo Mover');
        const head = office.dana.page.locator('[data-truck]', { has: crew(to) });
        await change(() => crew(from).dragTo(head));
        await on(to, 'Bo Mover').waitFor();
        await on(from, 'Cy Porter').waitFor();
      },
    },
  );

  office.taskAtNight(
    'crews of two trucks swapped, by keys alone [R-CUST-26]',
    { clicks: 0, keys: 65 },
    {
      given: () => office.openBoard(DAYS),
      work: async () => {
        const [from, to] = await trucksOf('Bo Mover');
        await office.keys.activate(crew(from));
        const way = to === 'T01' ? 'Shift+Tab' : 'Tab';
        const swap = office.button(`Swap crews with ${to}`);
        await change(() => office.keys.activate(swap, way));
        await on(to, 'Bo Mover').waitFor();
        await on(from, 'Cy Porter').waitFor();
      },
    },
  );

  office.task(
    'move opened from the board and back [R-CUST-26]',
    { clicks: 2, keys: 1 },
    {
      given: () => office.openBoard(DAYS),
      work: async () => {
        await block().click();
        await viewMove().click();
        await goBack();
      },
    },
  );

  office.taskAtNight(
    'move opened from the board and back, by keys alone',
    { clicks: 0, keys: 66 },
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
          await office.dana.page.locator('[data-board] [data-block][data-fades=true]').waitFor();
        },
      },
    );

  office.task(
    'customer looked for again, right after the search was closed [R-PAGE-17]',
    { clicks: 0, keys: 'stamped'.length + 7 },
    {
      given: () => office.openBoard(DAYS),
      work: async () => {
        const box = office.dana.page.getByRole('textbox', { name: /^Search customers/ });
        await office.keys.press('Control+k');
        await box.and(office.dana.page.locator(':focus')).waitFor();
        await office.keys.press('x', 'Escape', 'Control+k');
        await office.hands.type('stamped');
        await box.waitFor();
        expect(await box.inputValue()).toBe('stamped');
        await office.dana.page.keyboard.press('Escape');
      },
    },
  );

  office.taskAtNight(
    'booked move to another day, by keys alone [R-CUST-26]',
    { clicks: 0, keys: 82 },
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
