import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { passTime } from '../../support/api/pass-time.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import type { Refusal } from '../scheduling/day-calls.js';
import { confirm, contactOf, givenArea, givenReservation } from './visitor-calls.js';
import type { GivenArea } from './visitor-calls.js';

const NOW = '2027-03-01T15:00:00Z';

/** Who books: an address, and contact data. */
interface Visitor {
  address: string;
  phone?: string;
  email?: string;
}

describe('bookings of the same visitors within 24 hours', () => {
  let api: TestApi;
  let area: GivenArea;
  let days = 0;

  beforeAll(async () => {
    api = await startTestApi({ settings: { BOOKINGS_A_HOME: '7', BOOKINGS_A_SITE: '8' } });
    area = await givenArea(api);
  });
  afterAll(() => api?.close());
  beforeEach(() => api.setTime(NOW));
  afterEach(() => api.setTime(undefined));

  const book = async ({ address, ...contact }: Visitor) => {
    days += 1;
    const held = await givenReservation(api, area, { date: addDays('2027-03-02', days) });
    const body = contactOf(area, held);
    const customerInformation = { ...body.customerInformation, ...contact };
    return confirm(api, held.reservationId, { ...body, customerInformation }, address);
  };

  /** The statuses of bookings made one after the other. */
  const bookEach = async (visitors: Visitor[]): Promise<number[]> => {
    const statuses: number[] = [];
    for (const visitor of visitors) statuses.push((await book(visitor)).status);
    return statuses;
  };

  const times = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1);
  const fits = (count: number): number[] => [...times(count).map(() => 201), 429];

  it('are three for one address, then the answer says when the next may be made', async () => {
    const address = '203.0.113.7';
    expect(await bookEach(times(3).map(() => ({ address })))).toEqual([201, 201, 201]);
    await passTime(api, 3_600_000);
    const { status, body, headers } = await book({ address });
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'TOO_MANY_BOOKINGS' });
    const wait = 23 * 3_600 - Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThanOrEqual(0);
    expect(wait).toBeLessThan(300);
    await passTime(api, 23 * 3_600_000);
    expect((await book({ address })).status).toBe(201);
  });

  it('are refused again to a request that is repeated, also one with a code', async () => {
    const phone = '4055550107';
    expect(await bookEach(times(2).map((n) => ({ address: `198.51.101.${n}`, phone })))).toEqual([
      201, 201,
    ]);
    days += 1;
    const held = await givenReservation(api, area, { date: addDays('2027-03-02', days) });
    const body = contactOf(area, held);
    const customerInformation = { ...body.customerInformation, phone };
    const headers = { 'idempotency-key': held.reservationId };
    const path = `booking/reservations/${held.reservationId}/confirm`;
    const refusal = { status: 429, body: { code: 'TOO_MANY_BOOKINGS' } };
    for (const sent of ['first', 'again']) {
      const request = { ...body, customerInformation, code: '123456' };
      const { status, body: answer } = await api.anonymous.post<Refusal>(path, request, {
        headers,
      });
      expect({ sent, status, body: answer }).toMatchObject(refusal);
    }
  });

  it('are two of a phone number, however it is written', async () => {
    const phones = ['405 555 9999', '+1 (405) 555-9999', '4055559999'];
    const visitors = phones.map((phone, n) => ({ address: `198.51.100.${n}`, phone }));
    expect(await bookEach(visitors)).toEqual(fits(2));
  });

  it('are two of a mailbox, however its address is written', async () => {
    const emails = ['wendy.webb@gmail.com', 'WendyWebb+1@gmail.com', 'wendywebb@googlemail.com'];
    const visitors = emails.map((email, n) => ({ address: `192.0.2.${n}`, email }));
    expect(await bookEach(visitors)).toEqual(fits(2));
  });

  it.each([
    ['IPv4 /24', 6, (n: number) => `198.18.0.${n}`],
    ['IPv6 /64', 6, (n: number) => `2001:db8:a::${n}`],
    ['IPv6 /56, as the setting has it', 7, (n: number) => `2001:db8:b:${n}::1`],
    ['IPv6 /48, as the setting has it', 8, (n: number) => `2001:db8:c:${n}00::1`],
  ])('are so many of a network: %s, %d', async (_kind, limit, addressOf) => {
    const visitors = times(limit + 1).map((n) => ({ address: addressOf(n) }));
    expect(await bookEach(visitors)).toEqual(fits(limit));
  });

  it('are never more because they come at once', async () => {
    const made: (() => ReturnType<typeof confirm>)[] = [];
    while (made.length < 6) {
      days += 1;
      const held = await givenReservation(api, area, { date: addDays('2027-03-02', days) });
      const contact = contactOf(area, held);
      made.push(() => confirm(api, held.reservationId, contact, '100.127.0.9'));
    }
    const answers = await Promise.all(made.map((send) => send()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429]);
  });

  it('keep neither phone nor email readable for that', async () => {
    await book({ address: '100.126.0.9', phone: '4055550042', email: 'readable@example.com' });
    const stored = JSON.stringify(await api.get(Db).query('select * from booking.reservation'));
    expect(stored).toContain('100.126.0.9');
    expect(stored).not.toMatch(/5550042|readable|example/);
  });
});
