import { expect } from '@jest/globals';
import { DateTime } from 'luxon';
import type { Locator } from 'playwright-core';
import { visit } from '../../support/browser/visitor.js';
import { ZIP, type PlayedDay } from './played-day.js';
import { Seller } from './seller.js';

const EMAIL = 'maria.gomez@mail.example';

/** From a booking on the web site and a call until both jobs have what they need. */
export function sellTheDay(day: PlayedDay): void {
  const { office } = day;
  const seller = new Seller(office);
  const page = () => office.dana.page;
  const free = (): Locator => page().getByRole('listbox', { name: 'Free times' });
  /** `10:15 – 11:15 AM`: what the customer was promised. */
  let promised = '';

  day.step('takes a booking from the web site with its drives', async () => {
    await day.prepare();
    await office.openBoard(day.soldAhead);
    const visitor = await visit(office.browser, new URL(page().url()).origin, { width: 360 });
    day.others['visitor'] = visitor;
    const web = visitor.page;
    await web.goto(`/book?zip=${ZIP}`);
    await web.getByLabel('Size').selectOption('Studio');
    await web.getByRole('button', { name: 'See price and free times' }).click();
    const name = DateTime.fromISO(day.sold).toFormat('cccc, LLLL d');
    await web.getByRole('button', { name, exact: true }).click();
    await web.getByRole('button', { name: '10:00 AM', exact: true }).click();
    await web.getByLabel('First name').fill('Wendy');
    await web.getByLabel('Last name').fill('Webb');
    await web.getByLabel('Phone').fill('405 555 0123');
    await web.getByLabel('Street and number').first().fill('320 NW 22nd St');
    await web.getByLabel('City').first().fill('Oklahoma City');
    await web.getByLabel('Zip code').fill('73169');
    await web.getByRole('button', { name: 'Book this move' }).click();
    await web.getByRole('heading', { name: 'Your move is booked' }).waitFor();
    await visitor.close();
    delete day.others['visitor'];

    await day.block('Webb').click();
    const popup = day.popup('Wendy Webb');
    await popup.getByText('Booked online').waitFor();
    await popup.getByText(/^Leaves the yard 9:\d\d AM, back /).waitFor();
    expect(await popup.getByText(/Drive not known|Drive cut/).count()).toBe(0);
    await page().keyboard.press('Escape');
    await page().goto('/emma/autobookings');
    await page().getByRole('row', { name: /Webb/ }).waitFor();
  });

  day.step('gives a caller a range of hours, and five times with what is promised', async () => {
    await office.openBoard(day.soldAhead);
    await seller.enter('Maria', EMAIL);
    await seller.quote.getByRole('button', { name: 'Create estimate' }).click();
    await page().getByText('Estimate created').waitFor();
    await seller.quote.getByRole('button', { name: /^Save/ }).click();
    const range = page().getByRole('group', { name: 'How long it may take' });
    await range.getByText(/^Usually .+ h, plan .+ h, at most .+ h, \$/).waitFor();
    await page().keyboard.press('Control+Shift+F');
    const rows = free().getByRole('option');
    await rows.nth(4).waitFor();
    const WINDOW = /Start (\d+:\d\d(?: [AP]M)? – \d+:\d\d [AP]M)/;
    for (const row of await rows.allTextContents()) expect(row).toMatch(WINDOW);
    const weekday = DateTime.fromISO(day.sold).toFormat('ccc');
    const wish = page().getByLabel('When would the customer like it?');
    await wish.fill(`${day.sold.slice(5).replace('-', '/')} 9 to 5`);
    await wish.press('Enter');
    // The day that is asked for, with the whole hour that the branch promises.
    const chosen = rows.filter({ hasText: 'Start 9:00 – 10:00 AM' });
    await rows.filter({ hasNotText: weekday }).first().waitFor({ state: 'detached' });
    promised = WINDOW.exec((await chosen.textContent()) ?? '')?.[1] ?? '';
    await chosen.click();
  });

  day.step('holds a time by name while the quote goes out, and books it', async () => {
    await page().getByRole('button', { name: 'Hold for 15 min' }).click();
    const held = page().getByText(/^Held by Dana Manager, 1[45] min/);
    await held.first().waitFor();
    await seller.sendQuote(EMAIL);
    const finder = page().getByRole('region', { name: 'Find a slot' });
    await finder.getByRole('button', { name: 'Book', exact: true }).click();
    await page()
      .getByText(/^Booked: /)
      .first()
      .waitFor();
    await seller.quote.getByRole('button', { name: 'Send confirmation' }).waitFor();
    await held.first().waitFor({ state: 'detached' });
  });

  day.step('counts what both jobs lack until they are confirmed and manned', async () => {
    await office.openBoard(day.soldAhead);
    for (const name of ['Webb', 'Gomez']) await day.block(name).waitFor();
    for (const words of ['2 not confirmed', '2 no lead']) await day.mark(words).waitFor();

    await day.block('Gomez').click();
    await day.popup('Maria Gomez').getByRole('link', { name: 'View this move' }).click();
    await seller.quote.getByRole('button', { name: 'Send confirmation' }).click();
    await seller.sendLetter(EMAIL);
    const [from = '', to = ''] = promised.split(' – ');
    const half = from.endsWith('M') ? '' : to.slice(-3);
    const confirmation = `between ${from}${half} and ${to}`;
    await office.smtp.wait(({ html, to: whom }) =>
      [html, JSON.stringify(whom)].every((text, at) =>
        String(text).includes([confirmation, EMAIL][at] ?? ''),
      ),
    );
    await page().keyboard.press('Escape');
    await day.mark('1 not confirmed').waitFor();

    const crew = office.button('Crew');
    if ((await crew.getAttribute('aria-pressed')) === 'false') await crew.click();
    const row = day.row('Webb');
    for (const [seat, name] of ['Ana Lead', 'Bo Mover', 'Cy Porter'].entries()) {
      const place = row.getByLabel(/^T\d\d, /).nth(seat);
      await office.button(new RegExp(`^Move ${name}`)).dragTo(place);
      await row.getByLabel(new RegExp(name)).first().waitFor();
    }
    await day.mark('1 no lead').waitFor();
    await day.card(false).getByText('Wendy Webb').waitFor();
  });
}
