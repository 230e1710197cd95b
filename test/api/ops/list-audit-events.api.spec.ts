import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditView } from '#modules/ops/contract/audit.view.js';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';

const GOMEZ = 'a'.repeat(24);
const TRUCK = 'b'.repeat(24);

describe('GET /audit', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    // Six in the evening of the 1st and half past midnight of the 2nd in Chicago.
    await happened('customer', GOMEZ, '2020-07-02T00:00:00Z');
    await happened('customer', GOMEZ, '2020-07-02T05:30:00Z');
    await happened('truck', TRUCK, '2020-07-02T12:00:00Z');
  });
  afterAll(() => api?.close());

  let seq = 0;
  const happened = (entity: string, entityId: string, at: string): Promise<object[]> =>
    api.get(Db).query(
      `insert into platform.history_event
         (id, entity, entity_id, type, at, employee_id, request_id, data, changes)
       values ($1, $2, $3, 'UPDATED', $4, $5, 'request-1', '{}',
         '[{"field":"firstName","before":"Ann","after":"Anna"}]')`,
      [(seq += 1).toString().padStart(24, '0'), entity, entityId, at, api.people.manager._id],
    );

  const audit = async (query: Record<string, string>): Promise<AuditView> =>
    (await api.as('admin').get<AuditView>('audit', { query })).body;

  it('is refused to all but administrators', async () => {
    expect((await api.anonymous.get('audit')).status).toBe(401);
    expect((await api.as('manager').get('audit')).status).toBe(403);
  });

  it.each(['employeeId=7', 'from=yesterday', 'to=2020-02-30', 'page=0', 'person=Ann'])(
    'refuses %s',
    async (query) => {
      const answer = await api.as('admin').get(`audit?${query}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    },
  );

  it('lists who changed what, newest first', async () => {
    const { events, total } = await audit({ entity: 'customer', id: GOMEZ });
    expect(total).toBe(2);
    expect(events.map(({ timestamp }) => timestamp)).toEqual([
      '2020-07-02T05:30:00.000Z',
      '2020-07-02T00:00:00.000Z',
    ]);
    expect(events[0]).toEqual({
      _id: '2'.padStart(24, '0'),
      entity: 'customer',
      entityId: GOMEZ,
      type: 'UPDATED',
      timestamp: '2020-07-02T05:30:00.000Z',
      employeeId: api.people.manager._id,
      requestId: 'request-1',
      data: {},
      changes: [{ field: 'firstName', before: 'Ann', after: 'Anna' }],
    });
  });

  it('names the customer as it is called now', async () => {
    const { customerId } = await givenMove(api, '2027-03-10', { name: 'Lopez' });
    const { events } = await audit({ entity: 'customer', id: customerId });
    expect(events.map(({ entityName }) => entityName)).toEqual(
      events.map(() => expect.stringMatching(/^Maria\d+ Lopez$/)),
    );
    expect(events.length).toBeGreaterThan(0);
  });

  it('narrows by person and by days of the caller’s branch', async () => {
    const employeeId = api.people.manager._id;
    expect((await audit({ employeeId })).total).toBe(3);
    expect((await audit({ employeeId, from: '2020-07-01', to: '2020-07-01' })).total).toBe(1);
    expect((await audit({ from: '2020-07-02', to: '2020-07-02' })).total).toBe(2);
    expect((await audit({ from: '2020-07-02T00:00:00Z', to: '2020-07-02T05:30:00Z' })).total).toBe(
      1,
    );
  });

  it('comes in pages', async () => {
    const { events, total } = await audit({ to: '2020-12-31', page: '2', size: '2' });
    expect(total).toBe(3);
    expect(events).toHaveLength(1);
  });

  it('shows every creation in one form: each field that has a value, from nothing [R-CALL-6]', async () => {
    await givenMove(api, '2027-04-01');
    await givenTruck(api);
    const created = (await audit({ size: '200' })).events.filter(({ type }) => type === 'CREATED');
    expect(new Set(created.map(({ entity }) => entity))).toEqual(
      new Set(['branch', 'customer', 'employee', 'truck']),
    );
    for (const { data, changes } of created) {
      expect(data).toEqual({});
      expect(changes.length).toBeGreaterThan(1);
      for (const { before, after } of changes) {
        expect(before).toBeNull();
        expect([null, '', []]).not.toContainEqual(after);
      }
    }
  });
});
