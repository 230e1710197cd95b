import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { truckBody } from './truck-body.js';

describe('PUT /truck/{id}', () => {
  let api: TestApi;
  let id: string;
  beforeAll(async () => {
    api = await startTestApi();
  });
  beforeEach(async () => {
    const body = truckBody(api.branchId);
    id = (await api.as('admin').post<{ _id: string }>('truck', body)).body._id;
  });
  afterAll(() => api?.close());

  const put = (changes: Record<string, unknown>) =>
    api.as('manager').put(`truck/${id}`, truckBody(api.branchId, changes));

  it('is refused without a token and without the right', async () => {
    expect((await api.anonymous.put(`truck/${id}`, truckBody(api.branchId))).status).toBe(401);
    expect((await api.as('lead').put(`truck/${id}`, truckBody(api.branchId))).status).toBe(403);
  });

  it('refuses faulty bodies, then unknown trucks, then taken names', async () => {
    expect((await put({ name: '' })).status).toBe(400);
    const path = `truck/${newId()}`;
    expect((await api.as('admin').put(path, truckBody(api.branchId))).status).toBe(404);
    await api.as('admin').post('truck', truckBody(api.branchId, { name: 'Taken' }));
    expect((await put({ name: 'TAKEN' })).body).toMatchObject({ code: 'NAME_TAKEN' });
  });

  it('changes the truck; what is left out stays [R-TRUCK-4]', async () => {
    const { status, body } = await put({ name: 'Blue', hasLift: undefined, unavailable: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id: id, name: 'Blue', hasLift: true });
    expect((await put({ name: 'BLUE' })).status).toBe(200);
  });

  it('takes it out of service and returns it, with a trail of both [R-TRUCK-5]', async () => {
    await put({ name: 'Green', inService: false });
    expect((await put({ name: 'Green', inService: true })).body).toMatchObject({ inService: true });
    const events = await api.get(Db).query<{ changes: unknown[] }>(
      `select changes from platform.history_event
         where entity = 'truck' and entity_id = $1 order by seq desc limit 1`,
      [id],
    );
    expect(events[0]?.changes).toEqual([{ field: 'inService', before: false, after: true }]);
  });
});
