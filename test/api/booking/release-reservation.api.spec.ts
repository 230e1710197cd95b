import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { dayView, UNKNOWN } from '../scheduling/day-calls.js';
import { confirm, contactOf, DAY, givenArea, givenReservation, release } from './visitor-calls.js';
import type { GivenArea } from './visitor-calls.js';

describe('DELETE /booking/reservations/{id}', () => {
  let api: TestApi;
  let area: GivenArea;

  beforeAll(async () => {
    api = await startTestApi();
    area = await givenArea(api);
  });
  afterAll(() => api?.close());

  const reservations = async () =>
    (await dayView(api, DAY, { branchId: area.branch._id })).reservations;

  it('asks for the secret, and takes no other', async () => {
    const { reservationId, secret } = await givenReservation(api, area);
    expect(await release(api, reservationId, '')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'secret' }] },
    });
    for (const answer of [
      await release(api, UNKNOWN, secret),
      await release(api, reservationId, 'guessed'),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message: 'Reservation not found' } });
    }
    expect(await reservations()).toHaveLength(1);
    expect(await release(api, reservationId, secret)).toMatchObject({ status: 200, body: {} });
    expect(await reservations()).toEqual([]);
    expect(await release(api, reservationId, secret)).toMatchObject({
      status: 410,
      body: { code: 'RESERVATION_EXPIRED' },
    });
  });

  it('takes the secret from the body too', async () => {
    const { reservationId, secret } = await givenReservation(api, area);
    const { status } = await fetch(`${api.origin}/api/v3/booking/reservations/${reservationId}`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret }),
    });
    expect(status).toBe(200);
  });

  it('gives back nothing that is booked', async () => {
    const held = await givenReservation(api, area);
    await confirm(api, held.reservationId, contactOf(area, held));
    expect(await release(api, held.reservationId, held.secret)).toMatchObject({
      status: 409,
      body: { code: 'RESERVATION_CONFIRMED' },
    });
  });
});
