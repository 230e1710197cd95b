import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { axeFindings } from '../../support/browser/axe.js';
import { keepShot } from '../../support/browser/visitor.js';
import { bookMove } from '../../support/product/book-move.js';
import { openOffice } from './office.js';

const DAYS = 3;

/** A truck breaks down: from its menu to the board as it was, by the plan desk. */
describe('a day with a truck that is down', () => {
  const office = openOffice();

  beforeAll(async () => {
    const { branch, trucks } = office.company;
    const truck = trucks.find(({ name }) => name === 'T01')?._id ?? '';
    await bookMove(office.admin, { branchId: branch._id, day: office.dayAfter(DAYS), truck });
    await office.openBoard(DAYS);
  }, 60_000);

  const on = (truck: string): Locator =>
    office.truck(truck).getByRole('button', { name: /^Stamped On/ });
  const desk = (): Locator =>
    office.dana.page.getByRole('complementary', { name: 'Plan desk', exact: true });

  it('is repaired from the truck’s menu, kept in the address, applied by a key and undone as one act [R-PLAN-30, R-PLAN-35]', async () => {
    const { page } = office.dana;
    try {
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
    } catch (error) {
      await keepShot(office.dana, 'repair-a-day');
      throw error;
    }
  }, 90_000);
});
