import { expect } from '@jest/globals';
import type { Locator, Response } from 'playwright-core';
import type { PlayedDay } from './played-day.js';

const AGREED = 'Maria said yes on the phone';

/** A sold job whose start moves in and out of what was promised. */
export function changeTheDay(day: PlayedDay): void {
  const { office } = day;
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
}
