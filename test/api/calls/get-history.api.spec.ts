import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HistoryEventView } from '#modules/calls/contract/history.view.js';
import type { AuditView } from '#modules/ops/contract/audit.view.js';
import { newId } from '#kernel/ids.js';
import { runAs, system, visitor } from '#platform/actor/actor.js';
import type { Actor } from '#platform/actor/actor.js';
import { Db } from '#platform/database/db.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import { History } from '#platform/history/history.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenCustomer } from '../moves/move-fixtures.js';

const UNKNOWN = 'f'.repeat(24);

describe('GET /contract/history/{id}', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const history = async (id: string, type?: string): Promise<HistoryEventView[]> =>
    (await api.as('sales').get<HistoryEventView[]>(`contract/history/${id}`, { query: { type } }))
      .body;

  it('is for those who sell', async () => {
    for (const person of ['mover', 'lead'] as const) {
      expect((await api.as(person).get(`contract/history/${UNKNOWN}`)).status).toBe(403);
    }
  });

  it('names a faulty id and kind, and does not know an unknown customer [R-API-4, R-CALL-5]', async () => {
    expect((await api.as('sales').get('contract/history/x')).status).toBe(400);
    const options = { query: { type: 'SUNG' } };
    expect(await api.as('sales').get(`contract/history/${UNKNOWN}`, options)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'type' }] },
    });
    expect(await api.as('sales').get(`contract/history/${UNKNOWN}`)).toMatchObject({
      status: 404,
      body: { message: 'Customer not found' },
    });
  });

  it('says who did it where it was no employee; of older events it was the system [R-CALL-5]', async () => {
    const { _id: entityId } = await givenCustomer(api);
    const note = (actor: Actor) =>
      runAs(actor, () =>
        api.get(UnitOfWork).run(async () => {
          api.get(History).note({ entity: 'customer', entityId, type: 'OTHER' });
        }),
      );
    const OLD = `
      insert into platform.history_event
        (id, entity, entity_id, type, at, employee_id, request_id, data, changes)
      values ($1, 'customer', $2, 'OTHER', now(), $3, 'r', '{}', '[]')`;
    const sales = api.people.sales._id;
    await api.asOwner(OLD, [newId(), entityId, sales]);
    await api.asOwner(OLD, [newId(), entityId, null]);
    const nobody = { employeeId: null, roles: [], requestId: 'r' } as const;
    await note({ ...nobody, kind: 'customer', customerId: entityId, linkId: newId() });
    await note(visitor('r'));
    await note(system('r', { id: newId(), name: 'mail.deliver-email' }));
    const shown = (await history(entityId)).map(({ by, employeeId }) => [by, employeeId]);
    expect(shown).toEqual([
      [{ kind: 'system' }, null],
      [{ kind: 'visitor' }, null],
      [{ kind: 'customer' }, null],
      [{ kind: 'system' }, null],
      [undefined, sales],
      [undefined, sales],
    ]);
    const query = { entity: 'customer', id: entityId };
    const { body } = await api.as('admin').get<AuditView>('audit', { query });
    expect(body.events.map(({ by }) => by?.id)).toEqual([
      'mail.deliver-email',
      null,
      entityId,
      null,
      undefined,
      undefined,
    ]);
  });

  it('lists who did what, when, with before and after, newest first [R-CALL-5]', async () => {
    const customer = await givenCustomer(api);
    const path = `customermgt/${customer._id}`;
    const change = { nounce: customer.nounce, firstName: 'Mary' };
    expect((await api.as('manager').put(path, change)).status).toBe(200);
    const call = { contractId: customer._id, phone: '1', notes: 'n', altPhoneType: 'Mobile' };
    await api.as('sales').post('contract/phone', call);

    const events = await history(customer._id);
    expect(events.map(({ type }) => type)).toEqual(['PHONED', 'UPDATED', 'CREATED']);
    const times = events.map(({ timestamp }) => timestamp);
    expect(times).toEqual([...times].sort().reverse());
    expect(events[1]).toMatchObject({
      employeeId: api.people.manager._id,
      changes: [{ field: 'firstName', before: 'Maria', after: 'Mary' }],
    });
    const phoned = await history(customer._id, 'PHONED');
    expect(phoned).toEqual([
      {
        ...events[0],
        data: { phone: '1', isSms: false, leftVm: false, notes: 'n', callType: 'Generic' },
      },
    ]);
    expect(await history(customer._id, 'CLOSED')).toEqual([]);
  });

  it('shows the newest of very many', async () => {
    const { _id } = await givenCustomer(api);
    await api.get(Db).query(
      `insert into platform.history_event
         (id, entity, entity_id, type, at, request_id, data, changes)
       select lpad(to_hex(n), 24, '0'), 'customer', $1, 'OTHER', now(), 'test',
              jsonb_build_object('n', n), '[]'
       from generate_series(1, 600) n`,
      [_id],
    );
    const events = await history(_id);
    expect(events).toHaveLength(500);
    expect(events[0]?.data).toEqual({ n: 600 });
    const path = `contract/history/${_id}`;
    const { body } = await api.as('sales').get<unknown[]>(path, { query: { page: '2' } });
    // Those of this test, and that the customer was made.
    expect(body).toHaveLength(101);
  });
});
