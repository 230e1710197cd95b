import { beforeAll, expect, it } from '@jest/globals';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { untilSo } from '../../support/browser/visitor.js';
import { bookJob } from '../../support/product/book-move.js';
import { accepted } from '../../support/product/busy-seller.js';
import { openOffice } from '../hands/office.js';
import { describeAtNight } from '../../support/thorough.js';

/** In the page: by how much the two columns of each pair of lists end apart. */
const APART = `(() => {
  const ends = (column) => column.lastElementChild.getBoundingClientRect().bottom;
  const fixes = [...document.querySelectorAll('section')].filter(
    ({ textContent }) => /^Fix to/.test(textContent));
  const page = fixes[0].parentElement.parentElement.parentElement;
  const [main, beside] = [...page.children].slice(-2);
  return [fixes.map(ends), [ends(main), ends(beside)]].map(([a, b]) => Math.round(Math.abs(a - b)));
})()`;

/** In the page: the heights of the rows of each list, each once. */
const HEIGHTS = `[...document.querySelectorAll('ul:has(> [data-row])')].map((list) =>
  [...new Set([...list.querySelectorAll(':scope > [data-row]')].map((row) => row.offsetHeight))].length)`;

/** In the page: by how much it is wider than the window. */
const OVER = 'document.documentElement.scrollWidth - window.innerWidth';

describeAtNight('Today', () => {
  const office = openOffice();

  beforeAll(async () => {
    const { admin, company } = office;
    const branchId = company.branch._id;
    const [truck] = company.trucks;
    const at = { branchId, day: office.dayAfter(1), zone: office.zone, truck: truck?._id ?? '' };
    await bookJob(admin, { ...at, lastName: 'Gomez', clock: '08:30', hours: 3 });
    const { operationId } = await bookJob(admin, {
      ...at,
      lastName: 'Park',
      clock: '14:00',
      hours: 2,
    });
    const { body } = await admin.get<DayView>(`movemanager/day_view/${at.day}/${branchId}`);
    const park = body.customers.find(({ name }) => name.endsWith('Park'));
    const query = { customerNounce: park?.nounce ?? '', unassigned: 'true' };
    await accepted(admin.delete(`assignment/operation/${branchId}/${operationId}`, { query }));
    await office.dana.page.goto('/emma/today');
  });

  it('books a truck from its row within a second, and leaves no hole and no row of another height [R-TODAY-14]', async () => {
    const { page } = office.dana;
    const fix = page.getByRole('region', { name: 'Fix tomorrow' });
    const book = fix.getByRole('button', { name: /^Book T0\d: Park/ });
    await book.waitFor();
    await untilSo(page, `${APART}.every((apart) => apart <= 1)`);
    expect(await page.evaluate<number[]>(HEIGHTS)).not.toContain(2);
    await book.focus();
    const pressed = Date.now();
    await page.keyboard.press('Enter');
    await book.waitFor({ state: 'detached' });
    expect(Date.now() - pressed).toBeLessThan(1000);
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await book.waitFor();
  });

  it('stands on a phone with every act in view [R-TODAY-14]', async () => {
    const { page } = office.dana;
    await page.setViewportSize({ width: 360, height: 800 });
    await untilSo(page, `${OVER} <= 0`);
    expect(await page.evaluate(OVER)).toBe(0);
  });

  it('puts the focus on the seat that is to be filled [R-TODAY-14]', async () => {
    const { page } = office.dana;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('link', { name: 'Add lead: T01 has no lead' }).click();
    const seat = page.getByRole('button', { name: /^T01, lead's seat: needed, empty/ });
    await seat.and(page.locator(':focus')).waitFor();
  });
});
