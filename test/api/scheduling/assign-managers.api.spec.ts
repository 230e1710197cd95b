import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import type { ApiClient } from '../../support/api/api-client.js';
import { hire } from '../../support/given/hire.js';
import { historyOf } from '../../support/given/history-of.js';
import { dayView, UNKNOWN } from './day-calls.js';
import type { CrewAnswer } from './day-calls.js';

describe('PUT /movemanager/assignedmanagers', () => {
  let api: TestApi;
  let dana: EmployeeView;
  let lee: EmployeeView;

  beforeAll(async () => {
    api = await startTestApi();
    dana = await hire(api, { roles: ['manager'], displayName: 'Dana', phone: '405-555-0111' });
    lee = await hire(api, { roles: ['admin'], displayName: 'Lee', phone: '405-555-0112' });
  });
  afterAll(() => api?.close());

  const name = (
    assignmentDay: string,
    body: object,
    client: ApiClient = api.as('manager'),
  ): Promise<CrewAnswer> =>
    client.put('movemanager/assignedmanagers', { branchId: api.branchId, assignmentDay, ...body });

  it('is for those who dispatch', async () => {
    const body = { actingManagerId: dana._id };
    const clients = [api.anonymous, api.as('lead'), api.as('sales')];
    const answers = clients.map((client) => name('2027-03-01', body, client));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual([401, 403, 403]);
  });

  it.each([
    ['branchId', { branchId: undefined }],
    ['assignmentDay', { assignmentDay: '03/01/2027' }],
    ['actingManagerId', { actingManagerId: 'Dana' }],
    ['supportManagerId', { supportManagerId: 7 }],
    ['manager', { manager: null }],
  ])('names %s when it is wrong', async (path, over) => {
    const answer = await name('2027-03-01', over);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('knows neither unknown branches and people nor people who manage nothing', async () => {
    const gone = await hire(api, { roles: ['manager'], active: false });
    const answers = [
      await name('2027-03-01', { branchId: UNKNOWN, actingManagerId: dana._id }),
      await name('2027-03-01', { actingManagerId: UNKNOWN }),
      await name('2027-03-01', { actingManagerId: api.people.sales._id }),
      await name('2027-03-01', { supportManagerId: gone._id }),
    ];
    expect(answers.map(({ status, body }) => `${status} ${body.message}`)).toEqual([
      '404 Branch not found',
      '404 Employee not found',
      '404 Manager not found',
      '404 Manager not found',
    ]);
  });

  it('refuses the same person twice, named at once or one after the other', async () => {
    const day = '2027-03-02';
    const same = { status: 422, body: { code: 'SAME_MANAGER' } };
    const both = { actingManagerId: dana._id, supportManagerId: dana._id };
    expect(await name(day, both)).toMatchObject(same);
    expect((await name(day, { actingManagerId: dana._id })).status).toBe(200);
    expect(await name(day, { supportManagerId: dana._id })).toMatchObject(same);
    expect((await dayView(api, day)).supportManager).toBeNull();
  });

  it('names, keeps who is absent, and clears with null [R-CREW-6]', async () => {
    const day = '2027-03-03';
    const acting = await name(day, { actingManagerId: dana._id });
    expect(acting.body).toMatchObject({ actingManagerId: dana._id, supportManagerId: null });
    const both = await name(day, { supportManagerId: lee._id });
    expect(both.body).toMatchObject({ actingManagerId: dana._id, supportManagerId: lee._id });
    const view = await dayView(api, day);
    expect(view.actingManager).toEqual({
      _id: dana._id,
      displayName: 'Dana',
      phone: '405-555-0111',
    });
    expect(view.supportManager).toEqual({
      _id: lee._id,
      displayName: 'Lee',
      phone: '405-555-0112',
    });
    const cleared = await name(day, { actingManagerId: null });
    expect(cleared.body).toMatchObject({ actingManagerId: null, supportManagerId: lee._id });
    const undone = await name(day, { actingManagerId: null, supportManagerId: null });
    expect(undone.body).toMatchObject({ actingManagerId: null, supportManagerId: null });
  });

  it('swaps the two in one call', async () => {
    const day = '2027-03-04';
    await name(day, { actingManagerId: dana._id, supportManagerId: lee._id });
    const swapped = await name(day, { actingManagerId: lee._id, supportManagerId: dana._id });
    expect(swapped.body).toMatchObject({ actingManagerId: lee._id, supportManagerId: dana._id });
    const [event] = await historyOf(api, 'day', `${api.branchId}:${day}`);
    expect(event?.changes).toEqual([
      { field: 'actingManagerId', before: dana._id, after: lee._id },
      { field: 'supportManagerId', before: lee._id, after: dana._id },
    ]);
  });

  it('loses neither of two that are named at the same time', async () => {
    for (const day of ['2027-03-05', '2027-03-06', '2027-03-07']) {
      await Promise.all([
        name(day, { actingManagerId: dana._id }),
        name(day, { supportManagerId: lee._id }),
      ]);
      expect((await dayView(api, day)).assignment).toMatchObject({
        actingManagerId: dana._id,
        supportManagerId: lee._id,
      });
    }
  });

  it('still shows, and keeps, somebody who managed the day and manages no more', async () => {
    const day = '2026-01-05';
    const kim = await hire(api, { roles: ['manager'], displayName: 'Kim', phone: '1' });
    await name(day, { actingManagerId: kim._id });
    const { email, firstName, lastName, color, branchId } = kim;
    const body = { email, firstName, lastName, color, branchId, roles: ['mover'], active: false };
    expect((await api.as('admin').put(`employee/${kim._id}`, body)).status).toBe(200);

    const view = await dayView(api, day);
    expect(view.actingManager).toMatchObject({ _id: kim._id, displayName: expect.any(String) });
    expect(view.supportingManagers.map(({ _id }) => _id)).not.toContain(kim._id);
    const sent = { actingManagerId: kim._id, supportManagerId: lee._id };
    expect((await name(day, sent)).body).toMatchObject(sent);
  });
});
