import { beforeAll, expect } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { axeFindings } from '../../support/browser/axe.js';
import { bookJob } from '../../support/product/book-move.js';
import type { PlayedDay } from './played-day.js';

/**
 * Two jobs on one truck, as a dispatcher at the board and a mover with a phone see them, neither of whom ever loads a
 * page again: the first takes longer, its truck breaks down, both are done, and the day is closed.
 */
export function runTheDay(day: PlayedDay): void {
  const { office } = day;

  beforeAll(async () => {
    day.beginAgain();
    const { branch, trucks, people } = office.company;
    const [first] = trucks;
    const where = { branchId: branch._id, day: day.today, zone: office.zone };
    const on = { ...where, truck: first?._id ?? '' };
    const miller = { lastName: 'Miller', clock: '08:30', hours: 2, drive: 0.25 };
    const nolan = { lastName: 'Nolan', clock: '12:15', hours: 1, drive: 0.25 };
    for (const job of [miller, nolan]) await bookJob(office.admin, { ...on, ...job });
    for (const [position, { _id: mover }] of [people.lead, people.mover].entries()) {
      const seat = { mover, truck: on.truck, position };
      const { status } = await office.admin.post(
        `assignment/mover/${branch._id}/${day.today}`,
        seat,
      );
      expect(status).toBe(200);
    }
    await day.phone.page.getByRole('button', { name: 'Leave the yard' }).waitFor();
    await office.openBoard(0);
  });

  const popup = (name: string): Locator => day.popup(`Maria ${name}`);
  const desk = (): Locator =>
    office.dana.page.getByRole('complementary', { name: 'Plan desk', exact: true });

  day.step(
    'shows what the phone stamps, and what it holds up [R-ACTUAL-18, R-ACTUAL-19]',
    async () => {
      const { page } = office.dana;
      await day.taps('Leave the yard', 'Start the job');
      await day.block('Miller').locator('[data-worked]').waitFor();
      const waits = /Can't start before \d+:\d\d PM: Miller is still on T01/;
      const held = office.truck('T01').getByRole('button', { name: waits });
      await held.waitFor();
      await held.hover();
      await page.getByRole('tooltip').getByText(waits).waitFor();
      await held.click();
      await popup('Nolan').getByText(waits).waitFor();
      await day
        .card(true)
        .getByText(/^Expected \d+:\d\d PM.*planned 12:15 PM/)
        .waitFor();
    },
  );

  day.step(
    'learns on the phone of the new start that the customer agreed to [R-CREW-23, R-ACTUAL-18, R-ACTUAL-22]',
    async () => {
      const { page } = office.dana;
      const ways = popup('Nolan').getByRole('region', { name: 'Ways out' });
      const start = ways.getByRole('button', { name: /^Start \d+:\d\d PM$/ });
      const time = (await start.textContent())?.replace('Start ', '') ?? '';
      await start.click();
      await page.getByLabel(`How did the customer agree to ${time}?`).fill('Said yes on the phone');
      await page.keyboard.press('Enter');
      await ways.waitFor({ state: 'detached' });
      await page.keyboard.press('Escape');
      await day
        .block('Nolan')
        .and(page.getByLabel(time.replace(' PM', '')))
        .waitFor();
      await day
        .card(true)
        .getByText(/^Expected/)
        .waitFor({ state: 'detached' });
      await day.card(true).getByText(time).first().waitFor();
    },
  );

  day.step(
    'puts another truck in the place of one that breaks down, and tells the phone [R-PLAN-16, R-PLAN-38, R-CREW-8]',
    async () => {
      const { page } = office.dana;
      await office.button('Truck T01').click();
      await page.getByRole('menuitem', { name: 'Down from now…' }).click();
      await office.button('Show ways').click();
      await desk().getByRole('tab', { name: 'Nobody is called' }).waitFor();
      const steps = desk().getByRole('list', { name: 'Steps' });
      await steps.getByText(/T02 stands in from/).waitFor();
      expect(await axeFindings(page)).toEqual({ light: [], dark: [] });
      await steps.getByRole('checkbox').first().press('Enter');
      await desk().getByRole('button', { name: 'Undo all of it' }).waitFor();
      await page.keyboard.press('Escape');
      await desk().waitFor({ state: 'detached' });
      await day
        .card(true)
        .getByText(/^From \d+:\d\d PM you drive T02\.$/)
        .waitFor();
      expect(await axeFindings(day.phone.page)).toEqual({ light: [], dark: [] });
    },
  );

  day.step(
    'is closed with the hours that it took, and leaves nothing red on the board [R-ACTUAL-15, R-ACTUAL-16]',
    async () => {
      const { page } = office.dana;
      await day.taps('Finish the job', 'Back at the yard');
      await day.taps('Leave the yard', 'Start the job', 'Finish the job', 'Back at the yard');
      await day.phone.page.getByText('Today’s jobs are done').waitFor();
      await day.block('Nolan').locator('[data-worked]').waitFor();
      await page.getByRole('toolbar', { name: 'What needs attention' }).waitFor();
      await page.locator('[data-mark][data-tone=red]').waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Closing' }).click();
      const row = (name: string): Locator => page.getByRole('row').filter({ hasText: name });
      await page.getByText('2 of 2 complete').waitFor();
      await page.getByText('Promises kept: 1 of 2').waitFor();
      for (const name of ['Planned', 'Clock', 'Difference'])
        await page.getByRole('columnheader', { name }).waitFor();
      await row('Miller').getByText('Complete · check').waitFor();
      await row('Miller').getByText('Far shorter than planned').waitFor();
      const difference = row('Miller').locator('[data-label=Difference]');
      expect(await difference.textContent()).toMatch(/^[-−]/);
      await page.getByRole('button', { name: 'All times of Maria Miller' }).click();
      const times = page.getByRole('dialog');
      await times.getByLabel('Left the yard').fill('8:15 AM');
      await times.getByLabel('Started').fill('8:40 AM');
      await page.keyboard.press('Enter');
      await row('Miller').getByText('Complete', { exact: true }).waitFor();
      expect(await difference.textContent()).toMatch(/^\+/);
      await page.getByText('Promises kept: 2 of 2').waitFor();
    },
  );
}
