import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import { Db } from '#platform/database/db.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { historyOf } from '../../support/given/history-of.js';
import { dayView, givenBranch, putOnCall, removeFromService, seat, UNKNOWN } from './day-calls.js';

const DAY = '2027-03-01';

/** Waits until a call is blocked by what another transaction has changed and not committed. */
async function untilSomebodyWaits(api: TestApi): Promise<void> {
  const waiting = `
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await api.get(Db).query(waiting)).length === 0) await sleep(20);
}

describe('POST /assignment/mover/{branchId}/{date}', () => {
  let api: TestApi;
  let truck: TruckView;
  let mover: EmployeeView;
  let lead: EmployeeView;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  beforeEach(async () => {
    truck = await givenTruck(api);
    mover = await hire(api);
    lead = await hire(api, { roles: ['team_lead'] });
  });

  const on = (employee: EmployeeView, position = 1, over: object = {}) => ({
    mover: employee._id,
    truck: truck._id,
    position,
    ...over,
  });
  const seatsOn = async (truckId: string, day = DAY) =>
    (await dayView(api, day)).assignment.movers.filter((one) => one.truck === truckId);

  it('is for those who dispatch', async () => {
    const clients = [api.anonymous, api.as('mover'), api.as('lead'), api.as('sales')];
    const answers = clients.map((client) => seat(api, DAY, on(mover), { client }));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual([401, 403, 403, 403]);
  });

  it.each([
    ['mover', { mover: 'nobody' }],
    ['truck', { truck: undefined }],
    ['position', { position: 3 }],
    ['position', { position: '1' }],
    ['replace', { replace: 'yes' }],
    ['expect', { expect: { truck: UNKNOWN } }],
    ['expect', { expect: 'home' }],
    ['seat', { seat: 1 }],
  ])('names %s when it is wrong', async (path, over) => {
    const answer = await seat(api, DAY, on(mover, 1, over));
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('takes a day in one segment or in three, and no other [R-API-3]', async () => {
    const path = `assignment/mover/${api.branchId}`;
    const one = await api.as('manager').post(`${path}/2027-3-1`, on(mover));
    expect(one).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('YYYY-MM-DD') },
    });
    const three = await api.as('manager').post(`${path}/2027/3/1`, on(mover));
    expect(three).toMatchObject({ status: 200, body: { assignmentDay: DAY } });
  });

  it('knows neither unknown branches, employees and trucks nor people who move nothing', async () => {
    const sales = await hire(api, { roles: ['sales', 'manager'] });
    const gone = await hire(api, { active: false });
    const answers = [
      await seat(api, DAY, on(mover), { branchId: UNKNOWN }),
      await seat(api, DAY, { ...on(mover), mover: UNKNOWN }),
      await seat(api, DAY, { ...on(mover), truck: UNKNOWN }),
      await seat(api, DAY, on(sales)),
      await seat(api, DAY, on(gone)),
    ];
    expect(answers.map(({ status, body }) => `${status} ${body.message}`)).toEqual([
      '404 Branch not found',
      '404 Employee not found',
      '404 Truck not found',
      '404 Mover not found',
      '404 Mover not found',
    ]);
  });

  it('refuses a truck of another branch', async () => {
    const branchId = (await givenBranch(api))._id;
    const answer = await seat(api, DAY, on(mover), { branchId });
    expect(answer).toMatchObject({ status: 409, body: { code: 'OTHER_BRANCH' } });
  });

  it('refuses a truck that is out of service, unavailable, or a rental of another day', async () => {
    const parked = await givenTruck(api, { inService: false });
    const rental = await givenTruck(api, { isRental: true, rentalDay: '2027-03-02' });
    await removeFromService(api, { date: DAY, truckIds: [truck._id] });
    for (const { _id } of [parked, rental, truck]) {
      const answer = await seat(api, DAY, { ...on(mover), truck: _id });
      expect(answer).toMatchObject({ status: 409, body: { code: 'TRUCK_UNAVAILABLE' } });
    }
    const onItsDay = await seat(api, '2027-03-02', { ...on(mover), truck: rental._id });
    expect(onItsDay.status).toBe(200);
  });

  it('refuses when the mover is not where the sender believes them to be', async () => {
    const at = (position: number) => ({ truck: truck._id, position });
    const tryWith = (believed: unknown) => seat(api, DAY, on(mover, 2, { expect: believed }));
    const changed = { status: 409, body: { code: 'CREW_CHANGED' } };
    expect(await tryWith(at(1))).toMatchObject(changed);
    expect(await tryWith('onCall')).toMatchObject(changed);
    expect((await seat(api, DAY, on(mover, 1, { expect: null }))).status).toBe(200);
    expect(await tryWith(null)).toMatchObject(changed);
    expect(await tryWith('onCall')).toMatchObject(changed);
    expect(await tryWith(at(2))).toMatchObject(changed);
    expect((await tryWith(at(1))).status).toBe(200);
    await putOnCall(api, DAY, { onCall: mover._id });
    expect(await tryWith(at(2))).toMatchObject(changed);
    expect((await tryWith('onCall')).status).toBe(200);
  });

  it('refuses an occupied seat unless its mover is to be replaced', async () => {
    const other = await hire(api);
    await seat(api, DAY, on(mover));
    expect(await seat(api, DAY, on(other))).toMatchObject({
      status: 409,
      body: { code: 'SEAT_TAKEN' },
    });
    expect(await seatsOn(truck._id)).toEqual([on(mover)]);
    const replaced = await seat(api, DAY, on(other, 1, { replace: true }));
    expect(replaced.status).toBe(200);
    expect(await seatsOn(truck._id)).toEqual([on(other)]);
    const [event] = await historyOf(api, 'crew', mover._id);
    expect(event).toMatchObject({
      employee_id: api.people.manager._id,
      changes: [{ field: DAY, before: { truck: truck._id, position: 1 }, after: null }],
    });
  });

  it('replaces nobody else than the sender saw there', async () => {
    const other = await hire(api);
    await seat(api, DAY, on(mover));
    for (const expectSitting of [other._id, null]) {
      const answer = await seat(api, DAY, on(other, 1, { replace: true, expectSitting }));
      expect(answer).toMatchObject({ status: 409, body: { code: 'CREW_CHANGED' } });
    }
    expect(await seatsOn(truck._id)).toEqual([on(mover)]);
    const seen = await seat(api, DAY, on(other, 1, { replace: true, expectSitting: mover._id }));
    expect(seen.status).toBe(200);
  });

  it('replaces nobody who takes another place at that moment', async () => {
    const other = await hire(api);
    await seat(api, DAY, on(mover));
    const colleague = await api.get(Db).pool.connect();
    await colleague.query('begin');
    await colleague.query('update scheduling.crew_place set position = 2 where employee_id = $1', [
      mover._id,
    ]);
    const asked = seat(api, DAY, on(other, 1, { replace: true, expectSitting: mover._id }));
    await untilSomebodyWaits(api);
    await colleague.query('commit');
    colleague.release();
    expect(await asked).toMatchObject({ status: 409, body: { code: 'CREW_CHANGED' } });
    expect(await seatsOn(truck._id)).toEqual([on(mover, 2)]);
  });

  it('moves nobody who loses the place at that moment on which the sender saw them', async () => {
    const there = { truck: truck._id, position: 1 };
    for (const move of [
      () => seat(api, DAY, on(mover, 2, { expect: there })),
      () => putOnCall(api, DAY, { onCall: mover._id, expect: there }),
    ]) {
      await seat(api, DAY, on(mover));
      const colleague = await api.get(Db).pool.connect();
      await colleague.query('begin');
      await colleague.query('delete from scheduling.crew_place where employee_id = $1', [
        mover._id,
      ]);
      const asked = move();
      await untilSomebodyWaits(api);
      await colleague.query('commit');
      colleague.release();
      expect(await asked).toMatchObject({ status: 409, body: { code: 'CREW_CHANGED' } });
      expect(await seatsOn(truck._id)).toEqual([]);
    }
  });

  it('gives the first seat to team leads only, and says so after every conflict', async () => {
    expect(await seat(api, DAY, on(mover, 0))).toMatchObject({
      status: 422,
      body: { code: 'LEAD_SEAT' },
    });
    expect((await seat(api, DAY, on(lead, 0))).status).toBe(200);
    const occupied = await seat(api, DAY, on(mover, 0));
    expect(occupied).toMatchObject({ status: 409, body: { code: 'SEAT_TAKEN' } });
    const elsewhere = await seat(api, DAY, on(mover, 0, { replace: true, expect: 'onCall' }));
    expect(elsewhere).toMatchObject({ status: 409, body: { code: 'CREW_CHANGED' } });
    const replacing = await seat(api, DAY, on(mover, 0, { replace: true }));
    expect(replacing).toMatchObject({ status: 422, body: { code: 'LEAD_SEAT' } });
    expect(await seatsOn(truck._id)).toEqual([on(lead, 0)]);
  });

  it('lets a team lead sit anywhere', async () => {
    for (const position of [0, 1, 2]) {
      expect((await seat(api, DAY, on(lead, position))).status).toBe(200);
      expect(await seatsOn(truck._id)).toEqual([on(lead, position)]);
    }
  });

  it('answers with the whole assignment of the day [R-CREW-2]', async () => {
    const day = '2027-03-11';
    await putOnCall(api, day, { onCall: lead._id });
    expect((await seat(api, day, on(mover, 2))).body).toEqual({
      branchId: api.branchId,
      assignmentDay: day,
      notes: '',
      notesRevision: 0,
      actingManagerId: null,
      supportManagerId: null,
      movers: [on(mover, 2)],
      onCall: [lead._id],
      off: [],
    });
  });

  it('keeps a person on one seat or on call a day, over all branches [R-CREW-5]', async () => {
    const branchId = (await givenBranch(api, { timezone: 'America/Denver' }))._id;
    const theirs = await givenTruck(api, { branchId });
    await seat(api, DAY, on(mover));
    const there = await seat(api, DAY, { ...on(mover), truck: theirs._id }, { branchId });
    expect(there.body.movers).toEqual([{ ...on(mover), truck: theirs._id }]);
    expect(await seatsOn(truck._id)).toEqual([]);
    const nextDay = await seat(api, '2027-03-02', on(mover));
    expect(nextDay.status).toBe(200);
    expect((await dayView(api, DAY, { branchId })).assignment.movers).toHaveLength(1);

    await putOnCall(api, DAY, { onCall: mover._id });
    expect((await dayView(api, DAY, { branchId })).assignment.movers).toEqual([]);
    const seated = await seat(api, DAY, { ...on(mover), truck: theirs._id }, { branchId });
    expect(seated.body.movers).toHaveLength(1);
    expect((await dayView(api, DAY)).assignment.onCall).not.toContain(mover._id);
  });

  it('lets one of many sit down, whatever runs at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => hire(api)));
    const answers = await Promise.all(people.map((person) => seat(api, DAY, on(person))));
    const codes = answers.map(({ status, body }) => body.code ?? status).sort();
    expect(codes).toEqual([200, ...Array.from({ length: 11 }, () => 'SEAT_TAKEN')]);
    expect(await seatsOn(truck._id)).toHaveLength(1);
  });

  it('never takes a person from the seat they were moved to while they were replaced', async () => {
    const next = await givenTruck(api);
    for (let round = 0; round < 5; round += 1) {
      const newcomer = await hire(api);
      await seat(api, DAY, on(mover, 1, { replace: true }));
      await Promise.all([
        seat(api, DAY, on(newcomer, 1, { replace: true })),
        seat(api, DAY, { ...on(mover), truck: next._id }),
      ]);
      expect(await seatsOn(truck._id)).toEqual([on(newcomer)]);
      expect(await seatsOn(next._id)).toEqual([{ ...on(mover), truck: next._id }]);
    }
  });
});
