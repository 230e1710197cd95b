import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ConstantsPreviewRow, ConstantsView } from '#modules/moves/contract/constants.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

const PATH = 'booking/currentconstants';

describe('GET and PUT /booking/currentconstants', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const current = async () => (await api.as('mover').get<ConstantsView>(PATH)).body;

  it('is read by all staff and written by admins', async () => {
    const constants = await current();
    expect((await api.anonymous.get(PATH)).status).toBe(401);
    expect((await api.as('manager').put(PATH, constants)).status).toBe(403);
    expect((await api.as('manager').get('booking/constants')).status).toBe(403);
  });

  it('begins with the published tables [R-EST-1]', async () => {
    expect(await current()).toMatchObject({
      version: 1,
      effectiveFrom: '2026-11-01',
      apartmentValues: [{ bedrooms: 0, minutes: 60 }, {}, {}, {}, { bedrooms: 4, minutes: 220 }],
      stairsCoefficient: 0.12,
      truckVolume: 1500,
    });
  });

  it('refuses tables that fall', async () => {
    const constants = await current();
    const apartmentValues = [
      { bedrooms: 0, minutes: 60 },
      { bedrooms: 1, minutes: 40 },
    ];
    const { status, body } = await api.as('admin').put(PATH, { ...constants, apartmentValues });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'apartmentValues.1.minutes' }] });
  });

  it('makes a new version, which is in force at once', async () => {
    const constants = await current();
    const { status, body } = await api
      .as('admin')
      .put<ConstantsView>(PATH, { ...constants, boxMinutes: 0.8 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 2, boxMinutes: 0.8 });
    expect(await current()).toEqual(body);
    const all = await api.as('admin').get<ConstantsView[]>('booking/constants');
    expect(all.body.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('shows what other figures would make of ten typical moves', async () => {
    const constants = await current();
    const path = 'booking/constants/preview';
    expect((await api.as('manager').post(path, constants)).status).toBe(403);
    const { status, body } = await api
      .as('admin')
      .post<ConstantsPreviewRow[]>(path, { ...constants, stairsCoefficient: 0.5 });
    expect(status).toBe(200);
    expect(body).toHaveLength(10);
    for (const { before, after } of body) expect(after).toBeGreaterThanOrEqual(before);
    expect(body[2]?.after).toBeGreaterThan(body[2]?.before ?? 0);
    expect(await current()).toEqual(constants);
  });
});
