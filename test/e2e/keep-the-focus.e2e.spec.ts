import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { lostAfter } from '../support/browser/focus-walk.js';
import { someOf } from '../support/thorough.js';
import { openOffice } from './hands/office.js';
import { Seller } from './hands/seller.js';

describe('the focus', () => {
  const office = openOffice();
  const seller = new Seller(office);
  let customer = '';

  const focused = (target: Locator): Promise<void> =>
    target.and(office.dana.page.locator(':focus')).first().waitFor();
  const step = (name: string | RegExp): Locator => seller.quote.getByRole('button', { name });
  /** Each is a shortcut somewhere: here it must do nothing. */
  async function typesLetters(): Promise<void> {
    const { page } = office.dana;
    const path = page.url();
    for (const letter of 'bdfmnp') await page.keyboard.press(letter);
    expect(page.url()).toBe(path);
    expect(await page.getByRole('dialog').count()).toBe(0);
  }

  it('is on Add address where a customer was just entered, and letters do nothing there [R-PAGE-24]', async () => {
    await office.openBoard(4);
    let isFirst = true;
    await seller.enter('Ada', 'ada.gomez@mail.example', async (target) => {
      const isStop = (await target.textContent()) === 'Add address';
      if (isStop && isFirst) {
        isFirst = false;
        await focused(step('Add address'));
        await typesLetters();
        await office.dana.page.keyboard.press('Enter');
      } else await target.click();
    });
    expect(isFirst).toBe(false);
    customer = new URL(office.dana.page.url()).pathname;
    await office.button('Create Estimate').click();
    await office.dana.page.getByText('Estimate created').waitFor();
  });

  it('is on the first box of a time by hand, and on its button again once that is removed', async () => {
    const { page } = office.dana;
    await office.button('Show Advanced').click();
    await office.button('Enter the handling time of location 1 by hand').focus();
    await page.keyboard.press('Enter');
    await focused(page.getByLabel('Hours at location 1, by hand'));
    await office.button('Remove the handling time of location 1, by hand').focus();
    await page.keyboard.press('Enter');
    await focused(office.button('Enter the handling time of location 1 by hand'));
    await typesLetters();
  });

  it('is on the field of a call that can’t be logged yet [R-PAGE-24]', async () => {
    const { page } = office.dana;
    await office.button('Log call').first().click();
    const form = page.getByRole('region', { name: /^Log a call with/ });
    await focused(form.getByLabel(/^Notes/));
    await form.getByRole('button', { name: 'Log call' }).focus();
    await page.keyboard.press('Enter');
    await form.getByText('This field is required').waitFor();
    await focused(form.getByLabel(/^Notes/));
    await page.keyboard.type('Th');
    expect(await form.getByLabel(/^Notes/).inputValue()).toBe('Th');
    await form.getByRole('button', { name: 'Discard' }).click();
    await page.keyboard.press('Escape');
  });

  it('goes on from one step to the next [R-PAGE-24]', async () => {
    const { page } = office.dana;
    await step(/^Save/).focus();
    await page.keyboard.press('Enter');
    await focused(step(/^Book /));
    await page.keyboard.press('Enter');
    await focused(step('Send confirmation'));
    await typesLetters();
    await page.keyboard.press('Enter');
    await seller.sendLetter('ada.gomez@mail.example');
    await focused(seller.quote.locator('[tabindex="-1"]'));
    await typesLetters();
  });

  /** What is pressed on a customer's page changes what the others show. */
  const PLACES: [string, () => string, (page: Page) => Locator][] = [
    [
      'the board',
      () => office.boardOf(office.dayAfter(4)),
      (page) => page.getByRole('button', { name: /^Ada Gomez/ }).first(),
    ],
    ['the list of customers', () => '/emma/customer', (page) => page.getByText('Ada').first()],
    ['a booked customer', () => customer, (page) => page.getByRole('button', { name: 'Log call' })],
  ];
  it.each(someOf(PLACES, 3))(
    'stays where it is or nearby, whatever is pressed: %s [R-PAGE-24]',
    async (_name, at, isThere) => {
      const open = async (page: Page): Promise<void> => {
        await page.goto(at());
        await isThere(page).waitFor();
      };
      const last = /^(Book|Unbook|Send|Save|Cancel|Delete)/;
      expect(await lostAfter(office.dana.page.context(), { open, last })).toEqual([]);
    },
    400_000,
  );
});
