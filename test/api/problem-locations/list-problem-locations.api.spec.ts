import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MatchProblemLocationsQuery } from '#modules/problem-locations/index.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

/** In the bundled set of addresses: its position is known without a search. */
const KNOWN = '6120 Southeast 84th Street, Oklahoma City, OK 73135';
const METER = 1 / 111_195;

describe('GET /troublelocations', () => {
  let api: TestApi;
  let known: { latitude: number; longitude: number };
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    api = await startTestApi();
    const query = { address: KNOWN };
    known = (await api.as('sales').get<typeof known>('maps/geocode', { query })).body;
    await store('gate', 'The gate behind the depot', 40);
    await store('field', 'The field beyond', 75);
    await store('walker', '1200 N. Walker Ave, Oklahoma City, OK 73103', 20_000);
  });
  afterAll(() => api?.close());

  async function store(name: string, address: string, metersNorth: number): Promise<void> {
    const location = {
      address,
      reason: name,
      latitude: known.latitude + metersNorth * METER,
      longitude: known.longitude,
    };
    const { body } = await api.as('sales').post<{ _id: string }>('troublelocations', location);
    ids[name] = body._id;
  }

  const reasons = async (query: Record<string, string>) =>
    (await api.as('mover').get<{ reason: string }[]>('troublelocations', { query })).body.map(
      ({ reason }) => reason,
    );

  it('is refused without a token', async () => {
    expect((await api.anonymous.get('troublelocations')).status).toBe(401);
  });

  it('lists all by address', async () => {
    expect(await reasons({})).toEqual(['walker', 'field', 'gate']);
    expect(await reasons({ address: '' })).toEqual(['walker', 'field', 'gate']);
  });

  it('finds an address however it is written [R-PROBLEM-1]', async () => {
    const address = '1200 north walker avenue, oklahoma city, Oklahoma 73103-1234, USA';
    expect(await reasons({ address })).toEqual(['walker']);
  });

  it('finds an address with a fraction by every way to write it [R-PROBLEM-1]', async () => {
    const half = { address: '4517½ Elm St, Oklahoma City, OK 73112', reason: 'half' };
    const { body } = await api.as('sales').post<{ _id: string }>('troublelocations', half);
    for (const street of ['4517 1/2 Elm Street', '4517-1/2 elm st', '4517 ½ Elm St.'])
      expect(await reasons({ address: `${street}, Oklahoma City, OK 73112` })).toEqual(['half']);
    expect(await reasons({ address: '45171/2 Elm St, Oklahoma City, OK 73112' })).toEqual([]);
    await api.as('sales').delete(`troublelocations/${body._id}`);
  });

  it('finds what lies within 60 m of an address whose position is known', async () => {
    expect(await reasons({ address: KNOWN })).toEqual(['gate']);
  });

  it('finds nothing elsewhere', async () => {
    expect(await reasons({ address: '1 Nowhere Lane, Oklahoma City, OK 73103' })).toEqual([]);
    expect(await reasons({ address: ', ,' })).toEqual([]);
  });

  it('matches the stops of an activity in order', async () => {
    const nowhere = { latitude: null, longitude: null };
    const matches = await api.ask(
      new MatchProblemLocationsQuery([
        { address: '5 Elm St', ...nowhere },
        { address: '1200 N Walker Avenue, Oklahoma City OK 73103', ...nowhere },
        { address: '5 Elm St', ...known },
        { address: '', latitude: known.latitude - 30 * METER, longitude: known.longitude },
      ]),
    );
    expect(matches).toEqual([
      null,
      { id: ids['walker'], reason: 'walker' },
      { id: ids['gate'], reason: 'gate' },
      null,
    ]);
    expect(await api.ask(new MatchProblemLocationsQuery([]))).toEqual([]);
  });
});
