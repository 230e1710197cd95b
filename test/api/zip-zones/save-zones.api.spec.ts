import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import { FindZonesQuery } from '#modules/zip-zones/index.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

const NW = { codes: ['73107', '73103'], zone: 'NW', useFee: true, tripFee: 45.5 };
const SE = { codes: ['73135'], zone: 'SE', useFee: false, tripFee: 30 };
const O = { codes: [], zone: 'O', useFee: true, tripFee: 99 };

describe('PUT /zipzone/{branchId}', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const put = (zones: unknown, branchId = api.branchId) =>
    api.as('admin').put(`zipzone/${branchId}`, zones);

  it('is refused without a token and to all but an admin', async () => {
    expect((await api.anonymous.put(`zipzone/${api.branchId}`, [NW])).status).toBe(401);
    expect((await api.as('manager').put(`zipzone/${api.branchId}`, [NW])).status).toBe(403);
  });

  it.each([
    [[{ ...NW, codes: ['7310'] }], '0.codes'],
    [[NW, { ...SE, codes: ['73103'] }], '1.codes'],
    [[{ ...NW, tripFee: -1 }], '0.tripFee'],
    [[{ ...NW, fee: 1 }], '0.fee'],
  ])('refuses %p', async (zones, path) => {
    const { status, body } = await put(zones);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path }] });
  });

  it('refuses unknown branches', async () => {
    expect((await put([NW], 'x')).status).toBe(400);
    const { status, body } = await put([NW], newId());
    expect(status).toBe(404);
    expect(body).toMatchObject({ message: 'Branch not found' });
  });

  it('puts the list in the place of the stored one [R-BRANCH-10]', async () => {
    await put([{ ...SE, codes: ['73103'] }]);
    const { status, body } = await put([NW, SE, O]);
    expect(status).toBe(200);
    expect(body).toEqual([NW, SE, O].map((zone) => ({ ...zone, branchId: api.branchId })));
    expect((await api.as('sales').get('zipzone')).body).toEqual(body);
  });

  it('finds the zone of a zip, else zone O [R-BRANCH-11]', async () => {
    await put([NW, SE, O]);
    const find = (...zips: string[]) => api.ask(new FindZonesQuery(api.branchId, zips));
    const nowhere = { zone: 'O', useFee: true, tripFeeCents: 9900 };
    expect(await find('73107-1234', '73135', '10001', '', ' 73107')).toEqual([
      { zone: 'NW', useFee: true, tripFeeCents: 4550 },
      expect.objectContaining({ zone: 'SE', useFee: false }),
      nowhere,
      nowhere,
      expect.objectContaining({ zone: 'NW' }),
    ]);
    await put([]);
    expect(await find('73107')).toEqual([{ zone: 'O', useFee: false, tripFeeCents: 0 }]);
    expect(await find()).toEqual([]);
  });

  it('lets one list win when two come at once', async () => {
    const answers = await Promise.all([put([NW]), put([SE]), put([NW, O])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
