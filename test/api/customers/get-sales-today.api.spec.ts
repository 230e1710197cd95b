import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, localDateOf } from '#kernel/local-date.js';
import { LogCallCommand } from '#modules/calls/index.js';
import { autobookingUrgency } from '#modules/customers/contract/customer-list-terms.js';
import type { SalesTodayView } from '#modules/customers/contract/sales-today.view.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { PlanCallCommand } from '#modules/customers/commands/plan-call/plan-call.command.js';
import { NoteCallCommand } from '#modules/moves/index.js';
import type { ApiAnswer } from '../../support/api/api-client.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { customerOf, givenBooked, givenDenver, givenMoreDays } from '../moves/move-fixtures.js';
import { STOPS } from '../../support/product/stops.js';
import { givenEmail, givenListed } from './customer-fixtures.js';

const HOUR = 3_600_000;
const ZONE = 'America/Chicago';

describe('GET /customermgt/today', () => {
  let api: TestApi;
  const now = new Date();
  const today = localDateOf(now, ZONE);
  const inDays = (days: number): string => addDays(today, days);
  /** Noon of that many days ago. */
  const noon = (daysAgo: number): Date => new Date(`${inDays(-daysAgo)}T18:00:00Z`);
  const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * HOUR);

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const ask = (branchId = api.branchId): Promise<ApiAnswer<SalesTodayView>> =>
    api.as('sales').get('customermgt/today', { query: { branchId } });
  const namesOf = ({ customers }: SalesTodayView['calls']): string[] =>
    customers.map(({ lastName }) => lastName);

  it('is refused without a token, to movers, and for what is no branch', async () => {
    expect((await api.anonymous.get('customermgt/today')).status).toBe(401);
    expect((await api.as('lead').get('customermgt/today')).status).toBe(403);
    expect((await ask('x')).status).toBe(400);
  });

  it('lists as calls the leads and the autobookings that do not rest, urgent ones first [R-TODAY-2]', async () => {
    const given = [
      { last: 'Urgent', made: 30, called: null },
      { last: 'CalledLongAgo', made: 60, called: 49 },
      { last: 'Rests', made: 50, called: 2 },
      { last: 'Normal', made: 5, called: null },
    ];
    for (const { last, made, called } of given) {
      api.setTime(hoursAgo(made));
      const id = await givenListed(api, { last, autobooking: true });
      if (called === null) continue;
      const call = { callType: 'AutobookFirstCall', by: null, when: hoursAgo(called) } as const;
      await api.execute(new NoteCallCommand(id, call));
    }
    api.setTime(hoursAgo(3));
    await givenListed(api, { last: 'Lead', day: inDays(9), phone: '4055550111' });
    api.setTime(undefined);
    const { calls } = (await ask()).body;
    expect(namesOf(calls)).toEqual(['CalledLongAgo', 'Urgent', 'Normal', 'Lead']);
    const due = given.filter(({ made, called }) => {
      const firstCall = called === null ? null : hoursAgo(called);
      return autobookingUrgency(hoursAgo(made), firstCall, now) !== 'snoozed';
    });
    expect(calls.total).toBe(due.length + 1);
    expect(calls.customers.at(-1)).toMatchObject({
      ...{ why: 'lead', urgent: false, day: inDays(9), quoted: null, timezone: ZONE },
      phone: expect.stringContaining('555'),
    });
  });

  it('leaves out who is put off, and begins with who should have been called by now [R-TODAY-2]', async () => {
    const given = [
      { last: 'PutOffLead', made: 4, next: now.getTime() + HOUR },
      { last: 'DueLead', made: 1, next: now.getTime() },
      { last: 'PutOffOnline', made: 30, next: now.getTime() + HOUR, autobooking: true },
      { last: 'DueOnline', made: 50, next: now.getTime() - HOUR, autobooking: true },
    ];
    for (const { made, next, ...customer } of given) {
      api.setTime(hoursAgo(made));
      const id = await givenListed(api, customer);
      const call = { callType: 'AutobookFirstCall', by: null, when: hoursAgo(3) } as const;
      // It would rest.
      if (customer.last === 'DueOnline') await api.execute(new NoteCallCommand(id, call));
      await api.execute(new PlanCallCommand(id, new Date(next)));
    }
    api.setTime(undefined);
    const { calls } = (await ask()).body;
    const urgent = calls.customers.filter((customer) => customer.urgent);
    expect(urgent.map(({ lastName }) => lastName)).toEqual([
      ...['CalledLongAgo', 'Urgent', 'DueOnline', 'DueLead'],
    ]);
    expect(namesOf(calls).slice(4)).toEqual(['Normal', 'Lead']);
    expect(calls.total).toBe(6);
  });

  it('follows up who was spoken to, and calls a quote silent from its third day on [R-TODAY-3]', async () => {
    const ages = [0, 1, 2, 3, 6];
    for (const age of ages) {
      const id = await givenListed(api, { last: `Quoted${age}`, day: inDays(12) });
      await givenEmail(api, id, 'rfq', noon(age).toISOString());
    }
    const called = await givenListed(api, { last: 'Called5', day: inDays(12) });
    api.setTime(noon(5));
    await api.execute(
      new LogCallCommand({
        contractId: called,
        phone: '4055550100',
        notes: '',
        isVoiceMail: false,
      }),
    );
    api.setTime(undefined);
    const rung = await givenListed(api, { last: 'RungSince', day: inDays(12) });
    const { nounce, move } = await customerOf(api.as('sales'), rung);
    const activities = [{ _id: move.activities[0]?._id, locations: STOPS }];
    const stops = { nounce, move: { activities } };
    expect((await api.as('sales').put(`customermgt/${rung}`, stops)).status).toBe(200);
    await givenEmail(api, rung, 'rfq', noon(6).toISOString());
    api.setTime(noon(1));
    await api.execute(
      new LogCallCommand({
        ...{ contractId: rung, phone: '4055550100', isVoiceMail: false },
        notes: ' Asked about the piano. ',
      }),
    );
    api.setTime(undefined);
    const over = await givenListed(api, { last: 'DayIsOver', day: inDays(-1) });
    await givenEmail(api, over, 'rfq', noon(5).toISOString());

    const { followUps, silentQuotes } = (await ask()).body;
    const quotes = (isMeant: (age: number) => boolean): string[] =>
      [...ages]
        .reverse()
        .filter(isMeant)
        .map((age) => `Quoted${age}`);
    expect(namesOf(silentQuotes)).toEqual(quotes((age) => age >= 3));
    expect(namesOf(followUps).sort()).toEqual(
      [...quotes((age) => age === 1 || age === 2), 'Called5', 'RungSince'].sort(),
    );
    expect(followUps.customers[0]).toMatchObject({
      ...{ lastName: 'Called5', why: 'called', quoted: null, quotedAt: null },
      lastCall: null,
    });
    expect(followUps.customers.find(({ lastName }) => lastName === 'RungSince')).toMatchObject({
      ...{ quotedAt: noon(6).toISOString(), from: 'Oklahoma City', to: 'Oklahoma City' },
      lastCall: { notes: 'Asked about the piano.', by: null, at: noon(1).toISOString() },
    });
    expect(silentQuotes.customers[0]).toMatchObject({
      ...{ why: 'quote', day: inDays(12), from: null, to: null },
    });
    expect(silentQuotes.customers[0]?.quoted).toBeGreaterThan(0);
  });

  async function confirmed(customer: CustomerView): Promise<CustomerView> {
    await givenEmail(api, customer._id, 'confirmation', noon(0).toISOString());
    return customer;
  }

  it('lists what is booked within a week and not confirmed as it is [R-TODAY-4]', async () => {
    const soon = await givenBooked(api, inDays(3));
    await givenBooked(api, inDays(9));
    await confirmed(await givenBooked(api, inDays(4)));
    const changed = await confirmed(await givenBooked(api, inDays(5)));
    const { nounce } = await customerOf(api.as('sales'), changed._id);
    const body = { nounce, move: { meta: { rate: 99 } } };
    expect((await api.as('sales').put(`customermgt/${changed._id}`, body)).status).toBe(200);
    const { toConfirm } = (await ask()).body;
    expect(toConfirm.customers.map(({ _id, why }) => [_id, why])).toEqual([
      [soon._id, 'confirm'],
      [changed._id, 'reconfirm'],
    ]);
  });

  it('lists to confirm the day that is booked, not one without a truck [R-TODAY-4]', async () => {
    const later = await givenMoreDays(api, await givenBooked(api, inDays(20)), inDays(3));
    const soon = await givenMoreDays(api, await givenBooked(api, inDays(6)), inDays(2));
    const { customers } = (await ask()).body.toConfirm;
    expect(customers.map(({ _id }) => _id)).not.toContain(later);
    expect(customers.find(({ _id }) => _id === soon)).toMatchObject({ day: inDays(6) });
  });

  it('is of one branch, and of each list at most eight with the number of all [R-TODAY-1]', async () => {
    const denver = await givenDenver(api);
    for (let n = 0; n < 10; n += 1) await givenListed(api, { last: `Lead${n}`, branchId: denver });
    const { calls, followUps } = (await ask(denver)).body;
    expect([calls.total, calls.customers.length]).toEqual([10, 8]);
    expect(followUps).toEqual({ total: 0, customers: [] });
  });
});
