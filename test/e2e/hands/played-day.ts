import { it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { keepingShots, type Visitor } from '../../support/browser/visitor.js';
import { zoneAtNoon } from '../../support/given/zone-at-noon.js';
import { openOffice, type Office } from './office.js';

/** The day that is sold is some days ahead, so that nothing of it has begun. */
const SOLD_AHEAD = 2;
export const ZIP = '73103';

/** The same day in several browsers: the dispatcher's board, a crew's phone, and for a while a visitor's. */
export class PlayedDay {
  /** The crew's lead. */
  phone!: Visitor;
  /** Who else looks at the product for a while, by name. */
  readonly others: Record<string, Visitor> = {};

  private failed: string | null = null;

  constructor(readonly office: Office) {}

  readonly soldAhead = SOLD_AHEAD;

  get today(): string {
    return this.office.dayAfter(0);
  }

  get sold(): string {
    return this.office.dayAfter(SOLD_AHEAD);
  }

  /** Four trucks, a lead and two movers; an hour is promised in which the crew arrives. */
  async prepare(): Promise<void> {
    const { admin, company } = this.office;
    const branchId = company.branch._id;
    for (const name of ['T03', 'T04']) {
      const truck = { name, abbreviation: name.slice(1), color: '#f08c00', branchId };
      company.trucks.push((await admin.post<(typeof company.trucks)[0]>('truck', truck)).body);
    }
    const cy = { firstName: 'Cy', lastName: 'Porter', roles: ['mover'], color: '#d3f9d8' };
    await admin.post('employee', { ...cy, email: 'cy@emma.test', phone: '4055550198', branchId });
    await admin.put(`zipzone/${branchId}`, [
      { zone: 'NW', codes: [ZIP, '73169'], useFee: true, tripFee: 20 },
      { zone: 'O', codes: [], useFee: true, tripFee: 45 },
    ]);
    const promised = { version: 0, arrivalWindows: true, windowMinutes: 60 };
    await admin.put(`branch/${branchId}/planning`, promised);
    // The day that is sold is the lead's next one: an open phone follows its board.
    await admin.put(`assignment/oncall/${branchId}/${this.sold}`, {
      onCall: company.people.lead._id,
    });
    this.phone = await this.office.colleague('lead@emma.test', { width: 360, height: 740 });
  }

  /** The block of a job, on whichever row. */
  block(name: string): Locator {
    return this.office.dana.page.locator('[data-board] [data-block]', { hasText: name });
  }

  /** The row of the truck that a job is on. */
  row(name: string): Locator {
    const { page } = this.office.dana;
    const block = page.locator('[data-block]', { hasText: name });
    return page.getByRole('group', { name: /^Truck T/ }).filter({ has: block });
  }

  popup(name: string): Locator {
    return this.office.dana.page.getByRole('dialog', { name, exact: true });
  }

  /** What is counted above the board: `2 no lead`. */
  mark(words: string | RegExp): Locator {
    return this.office.dana.page
      .getByRole('toolbar', { name: 'What needs attention' })
      .getByRole('button', { name: words });
  }

  /** A day's card on the phone. */
  card(today: boolean): Locator {
    return this.phone.page.locator(today ? 'li[aria-current=date]' : 'li:not([aria-current])');
  }

  async taps(...names: string[]): Promise<void> {
    for (const name of names) await this.phone.page.getByRole('button', { name }).click();
  }

  /** What follows needs nothing of what was before. */
  beginAgain(): void {
    this.failed = null;
  }

  /** After one that failed nothing is as the next one needs it: those fail at once, and nobody waits for them. */
  step(name: string, work: () => Promise<void>): void {
    const seen = (): Record<string, Visitor> => ({
      dana: this.office.dana,
      phone: this.phone,
      ...this.others,
    });
    const play = keepingShots(name, seen, work);
    it(name, async () => {
      if (this.failed !== null) throw new Error(`“${this.failed}” failed before`);
      this.failed = name;
      await play();
      this.failed = null;
    });
  }
}

export const playedDay = (): PlayedDay => new PlayedDay(openOffice(zoneAtNoon()));
