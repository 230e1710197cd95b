import { beforeAll, describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import type { Locator } from 'playwright-core';
import { axeFindings } from '../../support/browser/axe.js';
import { keepingShots } from '../../support/browser/visitor.js';
import { zoneAtNoon } from '../../support/given/zone-at-noon.js';
import { bookJob, bookMove, type WantedJob } from '../../support/product/book-move.js';
import { openOffice } from './office.js';
import { solveByKeys } from './repair-by-keys.js';

const DAYS = 3;
const TODAY = 0;

/** A truck breaks down: from its menu to the board as it was, by the plan desk. */
describe('a day with a truck that is down', () => {
  const office = openOffice(zoneAtNoon());

  beforeAll(async () => {
    const { branch, trucks } = office.company;
    const truck = trucks.find(({ name }) => name === 'T01')?._id ?? '';
    await bookMove(office.admin, { branchId: branch._id, day: office.dayAfter(DAYS), truck });
    await office.openBoard(DAYS);
  });

  const on = (truck: string): Locator =>
    office.truck(truck).getByRole('button', { name: /^Stamped On/ });
  const desk = (): Locator =>
    office.dana.page.getByRole('complementary', { name: 'Plan desk', exact: true });

  type Job = Pick<WantedJob, 'lastName' | 'clock' | 'hours'>;
  const onT01 = (days: number, job: Job) => {
    const { branch, trucks } = office.company;
    const [truck] = trucks;
    const where = { branchId: branch._id, day: office.dayAfter(days), truck: truck?._id ?? '' };
    return bookJob(office.admin, { ...where, ...job, zone: office.zone, drive: 0.25 });
  };
  const said = (words: RegExp): Locator => office.dana.page.getByRole('status').getByText(words);
  /** Something that has the focus, as a screen reader names it. */
  const at = (what: Locator): Locator => what.and(office.dana.page.locator(':focus'));
  const firstStep = (): Locator =>
    at(desk().getByRole('list', { name: 'Steps' }).getByRole('checkbox').first());
  const applied = (): Locator => desk().getByRole('button', { name: 'Undo all of it' });
  /** As it was, for what follows. */
  const takeBack = async (): Promise<void> => {
    await office.dana.page.keyboard.press('Control+z');
    await office.dana.page
      .getByText(/^Undone/)
      .first()
      .waitFor();
  };

  const step = (name: string, work: () => Promise<void>): void => {
    it(
      name,
      keepingShots(name, () => ({ dana: office.dana }), work),
    );
  };

  step(
    'is repaired from the truck’s menu, kept in the address, applied by a key and undone as one act [R-PLAN-30, R-PLAN-35]',
    async () => {
      const { page } = office.dana;
      await on('T01').waitFor();
      await office.button('Truck T01').click();
      await page.getByRole('menuitem', { name: 'Make unavailable…' }).click();
      const way = desk().getByRole('tab', { name: 'Nobody is called' });
      await way.waitFor();
      expect(new URL(page.url()).searchParams.get('proposal')).toMatch(/^[\da-f]{24}$/);
      await page.reload();
      await way.waitFor();
      await office.truck('T02').locator('[data-preview]').waitFor();
      expect(await axeFindings(page)).toEqual({ light: [], dark: [] });
      const first = desk().getByRole('list', { name: 'Steps' }).getByRole('checkbox').first();
      await first.focus();
      await page.keyboard.press('Enter');
      await desk().getByRole('button', { name: 'Undo all of it' }).waitFor();
      await on('T02').waitFor();
      await page.keyboard.press('Control+z');
      await desk().getByRole('button', { name: 'Apply again' }).waitFor();
      await on('T01').waitFor();
      await page.keyboard.press('Escape');
      await desk().waitFor({ state: 'detached' });
    },
  );

  step(
    'gives the goods of a dead truck to another one in five keys [R-PLAN-38, R-PLAN-43]',
    async () => {
      const { page } = office.dana;
      const { operationId } = await onT01(TODAY, { lastName: 'Vega', clock: '11:00', hours: 4 });
      const { body } = await office.admin.get<{ version: number }>(`actuals/${operationId}`);
      const started = DateTime.fromISO(`${office.dayAfter(TODAY)}T11:05`, { zone: office.zone });
      const entry = { version: body.version, started: started.toUTC().toISO() };
      expect((await office.admin.put(`actuals/${operationId}`, entry)).status).toBe(200);
      await office.openBoard(TODAY);
      const dialog = page.getByRole('dialog', { name: /^Take T01 down/ });
      await office.button('Truck T01').click();
      await page.getByRole('menuitem', { name: 'Down from now…' }).click();
      await at(dialog.getByRole('combobox', { name: 'From' })).waitFor();
      await dialog.getByText(/^T01 is taken until \d:\d\d PM\. The plan desk shows/).waitFor();
      // From the list of times, too.
      await solveByKeys(office, [
        [
          'Enter',
          said(/^Nobody is called: 1 stand-in · 3 open seats · drive 30 min\.$/),
          firstStep(),
        ],
        ['Enter', applied()],
      ]);
      await page
        .getByRole('alert')
        .getByText(/^Applied: T01 is down from .*, nobody is called$/)
        .waitFor();
      await takeBack();
    },
  );

  step(
    'gives the seat of a sick lead to another one in five keys [R-PLAN-38, R-PLAN-43]',
    async () => {
      const { page } = office.dana;
      const { branch, trucks, people } = office.company;
      const lead = {
        firstName: 'Cruz',
        lastName: 'Lead',
        roles: ['team_lead'],
        branchId: branch._id,
      };
      const hired = { ...lead, email: 'cruz@emma.test', phone: '4055550155', color: '#d0ebff' };
      expect((await office.admin.post('employee', hired)).status).toBe(201);
      await onT01(DAYS + 1, { lastName: 'Ruiz', clock: '09:00', hours: 2 });
      await onT01(DAYS + 1, { lastName: 'Daniels', clock: '12:00', hours: 2 });
      const path = `assignment/mover/${branch._id}/${office.dayAfter(DAYS + 1)}`;
      const seat = { mover: people.lead._id, truck: trucks[0]?._id, position: 0 };
      expect((await office.admin.post(path, seat)).status).toBe(200);
      await office.openBoard(DAYS + 1);
      await office.truck('T01').getByRole('button', { name: 'Move Ana' }).click();
      await page.getByRole('button', { name: /^Put Ana.*: Off$/ }).click();
      const dialog = page.getByRole('dialog', { name: /^Mark Ana/ });
      await at(dialog.getByRole('textbox', { name: 'Reason' })).fill('Flu');
      await solveByKeys(office, [
        ['Enter', said(/^Nobody is called: drive 1 h\.$/), firstStep()],
        ['Enter', applied()],
      ]);
      await office.truck('T01').getByRole('button', { name: 'Move Cruz' }).waitFor();
      await takeBack();
    },
  );

  step('makes room for an overrun in five keys [R-PLAN-40, R-PLAN-43]', async () => {
    const { page } = office.dana;
    await office.openBoard(DAYS + 1);
    await office.truck('T01').locator('[data-block]', { hasText: 'Ruiz' }).click();
    const popup = page.getByRole('dialog', { name: 'Maria Ruiz' });
    await popup.getByRole('button', { name: '+1 h' }).press('Enter');
    await popup.getByRole('alert').waitFor();
    const ways = popup.getByRole('region', { name: 'Ways' });
    await at(ways.getByRole('button', { name: 'Daniels to T02' })).waitFor();
    await solveByKeys(office, [
      ['Enter', office.truck('T02').getByRole('button', { name: /^Maria Daniels/ })],
    ]);
    await page
      .getByRole('alert')
      .getByText(/^Applied: /)
      .waitFor();
    await page.keyboard.press('Escape');
    await takeBack();
  });
});
