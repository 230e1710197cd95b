import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { newId } from '#kernel/ids.js';
import { WriteKeysAgain1795000000602 } from '#modules/problem-locations/persistence/migrations/write-keys-again.js';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

const LOW_BRIDGE = {
  address: '1200 N Walker Ave, Oklahoma City, OK 73103',
  reason: 'Low bridge',
  latitude: 35.48,
  longitude: -97.52,
  googlePlacesSuggestedAddress: '1200 North Walker Avenue, Oklahoma City, OK 73103, USA',
};

describe('POST, PUT and DELETE /troublelocations', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const create = async () =>
    (await api.as('sales').post<{ _id: string }>('troublelocations', LOW_BRIDGE)).body;

  it('are refused without a token and to movers and leads', async () => {
    const path = `troublelocations/${newId()}`;
    for (const [client, status] of [
      [api.anonymous, 401],
      [api.as('lead'), 403],
    ] as const) {
      expect((await client.post('troublelocations', LOW_BRIDGE)).status).toBe(status);
      expect((await client.put(path, LOW_BRIDGE)).status).toBe(status);
      expect((await client.put('troublelocations', LOW_BRIDGE)).status).toBe(status);
      expect((await client.delete(path)).status).toBe(status);
    }
  });

  it('are found by the key of today where they were stored with one of before', async () => {
    const address = '12 Main St No. 4, Tulsa, OK 74103';
    const made = await api
      .as('sales')
      .post<{ _id: string }>('troublelocations', { ...LOW_BRIDGE, address });
    const db = api.get(Db);
    await db.query(
      `update problem_locations.problem_location set address_key = '12 main st no 4 tulsa ok 74103'
       where id = $1`,
      [made.body._id],
    );
    const found = async () => {
      const query = { address: '12 Main Street #4, Tulsa, OK 74103' };
      const { body } = await api.as('sales').get<{ _id: string }[]>('troublelocations', { query });
      return body.map(({ _id }) => _id);
    };
    expect(await found()).toEqual([]);
    const runner = api.get(DataSource).createQueryRunner();
    await new WriteKeysAgain1795000000602().up(runner);
    await runner.release();
    expect(await found()).toEqual([made.body._id]);
  });

  it('name what is wrong', async () => {
    const bad = { ...LOW_BRIDGE, address: '', latitude: 91, height: 3 };
    const { status, body } = await api
      .as('sales')
      .post<{ errors: { path: string }[] }>('troublelocations', bad);
    expect(status).toBe(400);
    expect(body.errors.map(({ path }) => path).sort()).toEqual(['address', 'height', 'latitude']);
    const unnamed = await api.as('sales').put('troublelocations', LOW_BRIDGE);
    expect(unnamed.status).toBe(400);
    expect(unnamed.body).toMatchObject({ errors: [{ path: '_id' }] });
  });

  it('do not find what is not there', async () => {
    const id = newId();
    const message = { message: 'Problem location not found' };
    const answers = [
      await api.as('sales').put(`troublelocations/${id}`, LOW_BRIDGE),
      await api.as('sales').put('troublelocations', { ...LOW_BRIDGE, _id: id }),
      await api.as('sales').delete(`troublelocations/${id}`),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(body).toMatchObject(message);
    }
  });

  it('store, change by either form, and delete [R-PROBLEM-1]', async () => {
    const sales = api.as('sales');
    const { status, body } = await sales.post<{ _id: string }>('troublelocations', LOW_BRIDGE);
    expect(status).toBe(201);
    expect(body).toEqual({ ...LOW_BRIDGE, _id: expect.any(String) });
    const path = `troublelocations/${body._id}`;
    const steep = { ...LOW_BRIDGE, reason: 'Steep drive' };
    expect((await sales.put(path, steep)).body).toEqual({ ...steep, _id: body._id });
    const named = await sales.put('troublelocations', { ...LOW_BRIDGE, _id: body._id });
    expect(named).toMatchObject({ status: 200, body: { ...LOW_BRIDGE, _id: body._id } });
    expect(await sales.delete(path)).toMatchObject({ status: 200, body: {} });
    expect((await sales.delete(path)).status).toBe(404);
  });

  it('let what is left out stay, but not the position of another address', async () => {
    const { _id } = await create();
    const kept = await api.as('sales').put(`troublelocations/${_id}`, {
      address: LOW_BRIDGE.address,
    });
    expect(kept.body).toEqual({ ...LOW_BRIDGE, _id });
    const moved = await api.as('sales').put(`troublelocations/${_id}`, { address: '9 Elm St' });
    expect(moved.body).toMatchObject({ reason: 'Low bridge', latitude: null, longitude: null });
  });
});
