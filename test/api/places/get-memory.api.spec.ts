import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildingKey } from '#kernel/building-key.js';
import { Db } from '#platform/database/db.js';
import type { PlaceMemoryView } from '#modules/places/contract/memory.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { activityOf, givenBooked, stops } from '../moves/move-fixtures.js';

const NOBODY = { visits: 0, lastVisit: null, facts: [], ratio: null };
const STREET = '1200 North Walker Avenue';

describe('GET /places/memory', () => {
  let api: TestApi;
  /** By day. */
  const activities: Record<string, string> = {};
  const operations: Record<string, string> = {};

  async function booked(day: string, stop: object): Promise<void> {
    const customer = await givenBooked(api, day, [{ ...stops()[0], ...stop }, stops()[1] ?? {}]);
    const { _id, operations: [operation] = [] } = activityOf(customer);
    activities[day] = _id;
    operations[day] = operation?._id ?? '';
  }
  const done = async (day: string, times: object): Promise<void> => {
    const path = `actuals/${operations[day]}`;
    const answer = await api.as('manager').put(path, { version: 0, ...times });
    expect(answer.status).toBe(200);
  };
  const started = (day: string) => ({ started: `${day}T14:30:00Z` });
  const memory = async (query: Record<string, string>, who: 'sales' | 'mover' = 'sales') =>
    (await api.as(who).get<PlaceMemoryView>('places/memory', { query })).body;

  beforeAll(async () => {
    api = await startTestApi();
    const elevator = { hasElevator: true, distanceToDoor: 60, parkingType: 'Public' };
    await booked('2027-03-01', { ...elevator, street: '1200 N. Walker Ave Apt 4', floor: 3 });
    await booked('2027-03-02', { ...elevator, street: '1200 N Walker Ave #7', floor: 2 });
    await booked('2027-03-03', { floor: 3, distanceToDoor: null, notes: 'Ask for Maria' });
    await booked('2027-03-04', { floor: 9 });
    await booked('2027-03-05', { street: '1202 N Walker Ave', floor: 9 });
    api.setTime('2027-04-01T12:00:00Z');
    for (const day of ['2027-03-01', '2027-03-02', '2027-03-05']) {
      await done(day, { ...started(day), finished: `${day}T18:30:00Z` });
    }
    // Its day is over: when it ended is assumed.
    await done('2027-03-03', started('2027-03-03'));
  });
  afterAll(() => api?.close());

  it('is refused without a token, and names what is missing', async () => {
    expect((await api.anonymous.get('places/memory')).status).toBe(401);
    const { status, body } = await api
      .as('mover')
      .get('places/memory', { query: { zip: '73103' } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'street' }] });
  });

  it('knows nothing of a building where no job was finished, or that is not named', async () => {
    expect(await memory({ street: '1 Nowhere Ln', zip: '73103' })).toEqual(NOBODY);
    expect(await memory({ street: STREET, zip: '73107' })).toEqual(NOBODY);
    expect(await memory({ street: 'Apt 4', zip: '73103' })).toEqual(NOBODY);
  });

  it('counts the stops of finished jobs in the building, however its address is written, and tells what they found [R-PLACE-1]', async () => {
    const found = await memory({ street: STREET, zip: '73103-1234' });
    expect(found).toEqual({
      visits: 3,
      lastVisit: '2027-03-03',
      facts: [
        { field: 'hasElevator', value: true, votes: 2, of: 3, on: '2027-03-02' },
        { field: 'distanceToDoor', value: 60, votes: 2, of: 2, on: '2027-03-02' },
        { field: 'parkingType', value: 'Public', votes: 2, of: 2, on: '2027-03-02' },
        { field: 'floor', value: 3, votes: 2, of: 3, on: '2027-03-03' },
      ],
      ratio: null,
    });
    expect(await memory({ street: `${STREET} Suite 9`, zip: '73103' })).toEqual(found);
  });

  it('leaves out the activity that asks [R-PLACE-1]', async () => {
    const activityId = activities['2027-03-03'] ?? '';
    const { visits, lastVisit } = await memory({ street: STREET, zip: '73103', activityId });
    expect([visits, lastVisit]).toEqual([2, '2027-03-02']);
  });

  it('tells movers the same without how long work takes there [R-PLACE-3]', async () => {
    const { ratio, ...told } = await memory({ street: STREET, zip: '73103' });
    expect(ratio).toBeNull();
    expect(await memory({ street: STREET, zip: '73103' }, 'mover')).toEqual(told);
  });

  it('counts the finished jobs, however many others the building has that are newer [R-PLACE-1]', async () => {
    const others = `
      insert into moves.location (id, activity_id, position, street, zip)
      select 'f' || lpad(to_hex(n), 23, '0'), $1, 100 + n, $2, '73103' from generate_series(1, 1000) n`;
    await api.get(Db).query(others, [activities['2027-03-04'], STREET]);
    expect((await memory({ street: STREET, zip: '73103' })).visits).toBe(3);
  });

  it.each([
    ['1200 N Walker Ave', '1200 North Walker Avenue Apt 33'],
    ['1200½ Walker Ave #2', '1200½ walker avenue, Suite 5'],
    ['1200½ Walker Ave', '1200 1/2 Walker Ave Apt.4B'],
    ['N Walker Ave 12, Unit 3', 'North Walker Ave. 12'],
    ["O'Hare Plaza, Apt 4", 'OHare Plz #5'],
    ['Peña Blvd 9 Suite 1', 'Pena Boulevard 9'],
  ])('finds %s and %s by one number', async (one, other) => {
    expect(buildingKey(one, '73103')).toBe(buildingKey(other, '73103'));
    const sql = 'select moves.building_number($1) = moves.building_number($2) as same';
    expect(await api.get(Db).query(sql, [one, other])).toEqual([{ same: true }]);
  });
});
