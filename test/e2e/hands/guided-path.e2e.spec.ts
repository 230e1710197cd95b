import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { ENTER, TAB } from '../../support/browser/hands.js';
import { describeAtNight } from '../../support/thorough.js';
import { Office } from './office.js';

const EMAIL = 'ida.gomez@mail.example';
const HOUSES = [
  ['320 nw 22nd 73103', 'h', '3500', '1'],
  ['7701 sw 104th 73169', 'h', '3500', '1'],
];

/** Somebody who was not told the way, and presses what the rail says until it says that all is done. */
describeAtNight('the guided path, played blind', () => {
  const office = new Office();
  beforeAll(() => office.open());
  afterAll(() => office.close());
  const rail = (): Locator => office.dana.page.getByRole('region', { name: 'Quote' });

  async function addHouse(): Promise<void> {
    const [address = '', kind = '', sqft = '', stories = ''] = HOUSES.shift() ?? [];
    await office.focused(/^Address/);
    await office.hands.type(address, ENTER);
    await office.focused(/^Location type/);
    await office.hands.type(kind, TAB, sqft, TAB, stories);
  }

  async function sendLetter(): Promise<void> {
    const { page } = office.dana;
    const letter = page.getByRole('dialog', { name: /^Email to/ });
    await letter.getByRole('button', { name: 'Send' }).click();
    const question = page.getByRole('dialog', { name: 'Send email' });
    await question.getByRole('button', { name: 'Send' }).click();
    await rail().getByText('Confirmed').waitFor();
  }

  /** Presses the one button until it is another one; what it was. */
  async function press(): Promise<string> {
    // While the board of the day is read anew there is nothing to book yet.
    const step = rail()
      .locator('[data-step] button:not([data-variant]):enabled')
      .filter({ hasNotText: 'See the board' });
    const words = (await step.textContent()) ?? '';
    await step.click();
    if (words.startsWith('Add ')) await addHouse();
    else if (words === 'Send confirmation') await sendLetter();
    await rail()
      .locator('[data-step] button:not([data-variant]):enabled')
      .filter({ hasNotText: words })
      .or(rail().locator('[data-step]:not(:has(button:not([data-variant])))'))
      .or(rail().getByRole('button', { name: /^Add / }))
      .first()
      .waitFor();
    return words;
  }

  it('sells the estimate’s hours, crew and trucks', async () => {
    const { page } = office.dana;
    await office.openBoard(4);
    await page.getByRole('link', { name: 'New Customer' }).click();
    await office.focused(/^First name/);
    await office.hands.type('Ida', TAB, 'Gomez', TAB, '4055550155', TAB, TAB, EMAIL, TAB, 'w', TAB);
    await office.button('Create').click();
    await page.waitForURL(/\/emma\/customer\/[0-9a-f]{24}/);
    await rail().getByRole('button', { name: 'Add address' }).waitFor();
    const steps: string[] = [];
    while (steps.length < 9 && !(await rail().getByText('Confirmed').isVisible()))
      steps.push(await press());
    expect(steps.filter((step) => !/^Save|^Book/.test(step))).toEqual([
      ...['Add address', 'Add address', 'Create estimate', 'Send confirmation'],
    ]);
    await rail().getByText(/^6$/).waitFor();
    const customer = await office.admin.get(
      `customer/${page.url().split('/').pop()?.split('?')[0]}`,
    );
    const [day] = (customer.body as { move: { activities: Record<string, number>[] } }).move
      .activities;
    expect(day).toMatchObject({ numMovers: 6, truckCount: 2, state: 'committed' });
    expect(day?.estHours).toBeGreaterThan(4);
    const { html } = await office.smtp.wait(({ to }) => JSON.stringify(to).includes(EMAIL));
    for (const words of ['6 movers, 2 trucks', `at least ${day?.minTime} hours`])
      expect(String(html).includes(words)).toBe(true);
  });
});
