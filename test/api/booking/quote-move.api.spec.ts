import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenArea, quote, saveZones } from './visitor-calls.js';
import type { GivenArea } from './visitor-calls.js';

describe('POST /booking/quote', () => {
  let api: TestApi;
  let area: GivenArea;

  beforeAll(async () => {
    api = await startTestApi();
    area = await givenArea(api);
  });
  afterAll(() => api?.close());

  const flat = (over: object = {}) => ({
    zip: area.zip,
    fromType: 'Apartment',
    size: 2,
    ...over,
  });

  it.each([
    ['zip', { zip: undefined }],
    ['zip', { zip: '7310' }],
    ['zip', { zip: 73107 }],
    ['fromType', { fromType: undefined }],
    ['fromType', { fromType: 'Office' }],
    ['size', { size: undefined }],
    ['size', { size: -1 }],
    ['size', { size: 1.5 }],
    ['size', { size: '2' }],
    ['size', { size: 21 }],
    ['size', { fromType: 'House', size: 0 }],
    ['size', { fromType: 'Town-home', size: 50_001 }],
    ['toZip', { toZip: 'Tulsa' }],
    ['rate', { rate: 1 }],
  ])('names %s when it is wrong: %j', async (path, over) => {
    expect(await quote(api, flat(over))).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', errors: [{ path }] },
    });
  });

  it('serves no zip that stands in nobody’s zones', async () => {
    expect(await quote(api, flat({ zip: '10001' }))).toMatchObject({
      status: 404,
      body: { code: 'NOT_SERVED' },
    });
  });

  it('serves no zip of a branch that is closed', async () => {
    const closed = await givenArea(api, { active: false });
    expect(await quote(api, flat({ zip: closed.zip }))).toMatchObject({
      status: 404,
      body: { code: 'NOT_SERVED' },
    });
  });

  it('says what a two-bedroom apartment takes, at the branch’s rate and with its trip fees', async () => {
    const { status, body } = await quote(api, flat());
    expect(status).toBe(200);
    expect(body).toEqual({
      branchId: area.branch._id,
      timezone: 'America/Chicago',
      hoursLow: 4,
      hoursHigh: 6,
      costLow: 4 * 2 * 60 + 50,
      costHigh: 6 * 2 * 60 + 50,
      duration: 6,
      numMovers: 2,
    });
  });

  it('goes by square feet in houses, and takes 5+4 digits', async () => {
    const { body } = await quote(
      api,
      flat({ zip: `${area.zip}-1234`, fromType: 'House', size: 1_600 }),
    );
    expect(body).toMatchObject({ branchId: area.branch._id, numMovers: 3 });
    const larger = await quote(api, flat({ fromType: 'House', size: 3_200 }));
    expect(larger.body.costLow).toBeGreaterThan(body.costLow);
  });

  it('adds the drive to where it goes, and the fee of the zone there', async () => {
    const near = (await quote(api, flat())).body;
    const far = (await quote(api, flat({ toZip: '74103' }))).body;
    expect(far.hoursLow - near.hoursLow).toBeGreaterThan(1);
    expect(far.costLow).toBe(far.hoursLow * 2 * 60 + 25 + 90);
    const nowhere = (await quote(api, flat({ toZip: '00000' }))).body;
    expect(nowhere.hoursLow).toBe(near.hoursLow);
  });

  it('takes 55 dollars where the branch has no rate, and no fee where the zone has none', async () => {
    const plain = await givenArea(api, { defaultHourlyRate: null });
    await saveZones(api, plain.branch._id, [
      { codes: [plain.zip], zone: 'A', useFee: false, tripFee: 25 },
    ]);
    expect((await quote(api, flat({ zip: plain.zip }))).body.costLow).toBe(4 * 2 * 55);
  });

  it('slows down whoever asks too often', async () => {
    const tries = await Promise.all(Array.from({ length: 125 }, () => quote(api, {})));
    const refused = tries.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
