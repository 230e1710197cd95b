import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProblemLocationView } from '#modules/problem-locations/contract/problem-location.view.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { dayView, saveOperation } from '../scheduling/day-calls.js';
import { withFreshTokens } from '../scheduling/fresh-tokens.js';
import { stops } from './move-fixtures.js';

interface Changed {
  topic: string;
  change: { items: object[] } | null;
}

const NOW = '2027-03-15T20:00:00Z';
const DAY = '2027-03-20';
const AT_LOAD = { latitude: 35.4802, longitude: -97.5206 };
const LOAD_ADDRESS = '1200 North Walker Avenue, Oklahoma City, Oklahoma 73103';
const NEXT_DOOR = {
  address: '1190 Couch Dr, Oklahoma City, OK 73102',
  latitude: AT_LOAD.latitude + 0.0003,
  longitude: AT_LOAD.longitude,
};
const FAR = { latitude: 35.6, longitude: -97.3 };
const UNMARKED = [
  { isProblem: false, problemReason: '' },
  { isProblem: false, problemReason: '' },
];
const loadMarked = (problemReason: string) => [{ isProblem: true, problemReason }, UNMARKED[1]];

/** How stored stops follow problem locations that are created, changed and deleted. */
describe('a stored stop', () => {
  let api: TestApi;
  let open: LiveConnection[] = [];
  let known: string[] = [];

  beforeAll(async () => {
    api = await startTestApi();
    api.setTime(NOW);
    api = await withFreshTokens(api);
  });
  afterEach(async () => {
    for (const connection of open) connection.close();
    for (const id of known) await api.as('sales').delete(`troublelocations/${id}`);
    [open, known] = [[], []];
    api.setTime(NOW);
  });
  afterAll(async () => {
    api?.setTime(undefined);
    await api?.close();
  });

  async function add(place: object, reason = 'Low bridge'): Promise<ProblemLocationView> {
    const { status, body } = await api
      .as('sales')
      .post<ProblemLocationView>('troublelocations', { reason, ...place });
    expect(status).toBe(201);
    known.push(body._id);
    return body;
  }

  const change = async (place: ProblemLocationView, to: object) => {
    const { status } = await api
      .as('sales')
      .put(`troublelocations/${place._id}`, { ...place, ...to });
    expect(status).toBe(200);
  };

  const remove = async ({ _id }: ProblemLocationView) => {
    expect((await api.as('sales').delete(`troublelocations/${_id}`)).status).toBe(200);
  };

  /** With both stops; `over` changes the first. */
  async function givenStops(day = DAY, over: object = {}): Promise<GivenMove> {
    const move = await givenMove(api, day);
    const [load, unload] = stops();
    await saveOperation(api, move, {}, { locations: [{ ...load, ...over }, unload] });
    return readMove(api, move.customerId);
  }

  const marksOf = async ({ customerId }: GivenMove) =>
    (await readMove(api, customerId)).customer.move.activities[0]?.locations.map(
      ({ isProblem, problemReason }) => ({ isProblem, problemReason }),
    );

  async function watching(topic: string): Promise<LiveConnection> {
    const connection = await LiveConnection.open(api.origin, api.as('sales').token);
    open.push(connection);
    await connection.ask('watch', { topic });
    return connection;
  }

  const itemsOf = async (connection: LiveConnection): Promise<object[]> =>
    (await connection.until<Changed>('changed')).change?.items ?? [];

  it('is marked by its address, is given another reason, and is freed', async () => {
    const move = await givenStops(DAY, { latitude: null, longitude: null });
    const place = await add({ address: LOAD_ADDRESS });
    expect(await marksOf(move)).toEqual(loadMarked('Low bridge'));
    await change(place, { reason: 'Steep drive' });
    expect(await marksOf(move)).toEqual(loadMarked('Steep drive'));
    await remove(place);
    expect(await marksOf(move)).toEqual(UNMARKED);
  });

  it('is marked by the address that the map suggested', async () => {
    const move = await givenStops(DAY, { latitude: null, longitude: null });
    const suggested = { googlePlacesSuggestedAddress: `${LOAD_ADDRESS}, USA` };
    await add({ address: 'The old brewery', ...suggested });
    expect(await marksOf(move)).toEqual(loadMarked('Low bridge'));
  });

  it('is freed when the place moves away, and marked when it comes near', async () => {
    const move = await givenStops();
    const place = await add(NEXT_DOOR);
    expect(await marksOf(move)).toEqual(loadMarked('Low bridge'));
    await change(place, FAR);
    expect(await marksOf(move)).toEqual(UNMARKED);
    await change(place, AT_LOAD);
    expect(await marksOf(move)).toEqual(loadMarked('Low bridge'));
    await change(place, { latitude: AT_LOAD.latitude + 0.0007, longitude: AT_LOAD.longitude });
    expect(await marksOf(move)).toEqual(UNMARKED);
  });

  it('keeps the mark of another place when one goes', async () => {
    const move = await givenStops();
    await add(NEXT_DOOR);
    const same = await add({ address: LOAD_ADDRESS }, 'No parking');
    expect(await marksOf(move)).toEqual(loadMarked('No parking'));
    await remove(same);
    expect(await marksOf(move)).toEqual(loadMarked('Low bridge'));
  });

  it('changes on the board and for those who have it or the customer open', async () => {
    const given = await givenStops();
    const { status } = await assign(api, given, (await givenTruck(api))._id);
    expect(status).toBe(200);
    const move = await readMove(api, given.customerId);
    const { customerId, activityId, operationId, nounce } = move;
    const board = await watching(`board:${api.branchId}:${DAY}`);
    const page = await watching(`customer:${customerId}`);

    await add(NEXT_DOOR);

    const locations = [{ isProblem: true }, { isProblem: false }];
    const booking = { metaData: { nounce, activity: { locations } } };
    expect(await itemsOf(board)).toMatchObject([
      { kind: 'booking', customerId, nounce, operationId, booking },
    ]);
    expect(await itemsOf(page)).toEqual([{ kind: 'problems', activityId }]);
    const shown = (await dayView(api, DAY)).customers.find(({ _id }) => _id === customerId);
    expect(shown).toMatchObject({ nounce, bookings: [booking] });
    const saved = await saveOperation(api, move, {}, { notes: 'Typed meanwhile' });
    expect(Number(saved)).toBe(Number(nounce) + 1);
  });

  it('says nothing to those whom the change leaves as they are', async () => {
    const move = await givenStops();
    const place = await add(NEXT_DOOR);
    const page = await watching(`customer:${move.customerId}`);
    await change(place, { googlePlacesSuggestedAddress: '1190 Couch Drive' });
    await add({ address: '9 Elsewhere Rd', ...FAR });
    await change(place, { reason: 'Steep drive' });
    await page.until<Changed>('changed');
    expect(page.all('changed')).toHaveLength(1);
  });

  it('keeps what was true on a past day, by the branch’s clock', async () => {
    const [past, today] = [await givenStops('2027-03-14'), await givenStops('2027-03-15')];
    // Nine in the evening of the 15th in Oklahoma City.
    api.setTime('2027-03-16T02:00:00Z');
    await add(NEXT_DOOR);
    expect(await marksOf(past)).toEqual(UNMARKED);
    expect(await marksOf(today)).toEqual(loadMarked('Low bridge'));
  });

  it('of a customer who cancelled stays as it is', async () => {
    const { customerId, nounce, ...move } = await givenStops();
    const query = { nounce };
    const cancelled = await api.as('sales').delete(`customer/${customerId}`, { query });
    expect(cancelled.status).toBe(200);
    await add(NEXT_DOOR);
    expect(await marksOf({ ...move, customerId, nounce })).toEqual(UNMARKED);
  });
});
