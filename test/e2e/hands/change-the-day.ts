import { expect } from '@jest/globals';
import type { Locator, Response } from 'playwright-core';
import type { PlayedDay } from './played-day.js';
import { Seller } from './seller.js';

const AGREED = 'Maria said yes on the phone';

/** A sold job whose start moves in and out of what was promised, which gets a stop, and goes to another day and back. */
export function changeTheDay(day: PlayedDay): void {
  const { office } = day;
  const seller = new Seller(office);
  const page = () => office.dana.page;
  const popup = (): Locator => day.popup('Maria Gomez');
  const later = (): Locator => popup().getByRole('button', { name: '+30 min' });
  const question = (): Locator => popup().getByLabel(/^How did the customer agree to /);
  const reconfirm = (): Locator => day.mark(/to reconfirm$/);
  /** All that the rows of the board say, as a screen reader has it. */
  const board = async (): Promise<string[]> => {
    const rows = await page()
      .getByRole('group', { name: /^Truck T/ })
      .all();
    return Promise.all(rows.map((row) => row.ariaSnapshot()));
  };
  const taken = (): Promise<Response> =>
    page().waitForResponse((answer) => answer.url().endsWith('/time') && answer.ok());
  const takeBack = async (): Promise<void> => {
    await page().keyboard.press('Control+z');
    await page()
      .getByText(/^Undone/)
      .first()
      .waitFor();
  };

  day.step('starts later inside of what was promised without another confirmation', async () => {
    await day.block('Gomez').click();
    const place = await later().boundingBox();
    await Promise.all([taken(), later().click()]);
    await later().and(popup().locator(':enabled')).waitFor();
    // Whoever presses again hits the same.
    expect(await later().boundingBox()).toEqual(place);
    expect(await question().count()).toBe(0);
    expect(await reconfirm().count()).toBe(0);
  });

  day.step('starts outside of it as the customer agreed, and as before by undo', async () => {
    await Promise.all([taken(), later().click()]);
    await later().and(popup().locator(':enabled')).waitFor();
    await page().keyboard.press('Escape');
    const before = await board();
    await day.block('Gomez').click();
    const place = await later().boundingBox();
    await later().click();
    await question().fill(AGREED);
    expect(await later().boundingBox()).toEqual(place);
    await Promise.all([taken(), page().keyboard.press('Enter')]);
    await page().keyboard.press('Escape');
    await reconfirm().waitFor();
    await takeBack();
    await reconfirm().waitFor({ state: 'detached' });
    expect(await board()).toEqual(before);
  });

  day.step('is saved with a third stop and booked again on its truck', async () => {
    const row = day.row('Gomez');
    const truck = await row.getAttribute('aria-label');
    await day.block('Gomez').click();
    await popup().getByRole('link', { name: 'View this move' }).click();
    const price = seller.quote.getByLabel(/^Price /);
    const before = (await price.getAttribute('aria-label')) ?? '';
    await page().getByRole('button', { name: 'History' }).first().click();
    const trail = page().getByRole('complementary', { name: 'History, calls, emails' });
    await trail.getByText(/^Undone: start /).waitFor();
    expect(await trail.getByText(`Agreed: “${AGREED}”`).count()).toBe(1);
    await trail.getByRole('button', { name: 'Close' }).click();
    await page().getByText('Booked: these changes are saved and booked again together.').waitFor();
    await seller.addStop('1200 n walker 73103', 'h', ['1800', '1']);
    await seller.quote.getByRole('button', { name: /^Save/ }).click();
    await page().getByText('Customer updated successfully').first().waitFor();
    await seller.quote.getByRole('button', { name: 'Send confirmation again' }).waitFor();
    /** The estimate, which stands last. */
    const cost = (label: string): number =>
      Number(/([\d,.]+)\D*$/.exec(label)?.[1]?.replaceAll(',', ''));
    const after = (await price.getAttribute('aria-label')) ?? '';
    expect(cost(after)).toBeGreaterThan(cost(before));
    await page().keyboard.press('Escape');
    // Something was saved here that the customer does not know yet, and it asks once.
    await page().getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await reconfirm().waitFor();
    expect(await row.getAttribute('aria-label')).toBe(truck);
  });

  day.step('goes to another day, and by undo to where it was', async () => {
    const before = await board();
    await day.block('Gomez').click();
    await popup().getByRole('button', { name: 'Change…' }).click();
    const days = page().getByRole('group', { name: 'Days with room' });
    await days.getByRole('button').first().click();
    await office.button(/^Move to/).click();
    await page()
      .getByText(/^Moved to /)
      .waitFor();
    await day.block('Gomez').waitFor({ state: 'detached' });
    await takeBack();
    await day.block('Gomez').waitFor();
    expect(await board()).toEqual(before);
  });
}
