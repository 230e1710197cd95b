import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, localDateOf } from '#kernel/local-date.js';
import { ReserveSlotCommand } from '#modules/scheduling/index.js';
import { passTime } from '../../support/api/pass-time.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { dayView, givenBranch, putOnCall, seat } from './day-calls.js';

describe('the lists of a day view', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(async () => {
    api?.setTime(undefined);
    await api?.close();
  });

  it('has trucks by name: in service, and the rentals of the day [R-TRUCK-1]', async () => {
    const { _id: branchId } = await givenBranch(api);
    const day = '2027-03-04';
    const rental = { isRental: true, branchId };
    await givenTruck(api, { name: 'beta', branchId });
    await givenTruck(api, { name: 'Alpha', branchId });
    await givenTruck(api, { name: 'Parked', branchId, inService: false });
    await givenTruck(api, { name: 'Gamma', ...rental, rentalDay: day });
    await givenTruck(api, { name: 'Delta', ...rental, rentalDay: '2027-03-05' });
    const { trucks } = await dayView(api, day, { branchId });
    expect(trucks.map(({ name }) => name)).toEqual(['Alpha', 'beta', 'Gamma']);
  });

  it('has who may be put on it, of all branches [R-CREW-1]', async () => {
    const { _id: branchId } = await givenBranch(api);
    const hand = await hire(api, { branchId, lastName: 'Aardvark', roles: ['sales', 'mover'] });
    const gone = await hire(api, { branchId, active: false });
    const view = await dayView(api, '2027-03-04');
    expect(view.movers[0]).toMatchObject({ _id: hand._id, branchId, isTeamLead: false });
    const ids = view.movers.map(({ _id }) => _id);
    expect(ids).not.toContain(gone._id);
    expect(ids).not.toContain(api.people.sales._id);
  });

  it('has live reservations until they end [R-BOOK-1]', async () => {
    const { _id: branchId } = await givenBranch(api);
    const { _id: truckId } = await givenTruck(api, { branchId });
    const expiresAt = new Date(Date.now() + 600_000);
    const { reservationId } = await api.execute(
      new ReserveSlotCommand({
        branchId,
        day: '2027-03-04',
        window: { start: new Date('2027-03-04T15:05:00Z'), end: new Date('2027-03-04T17:35:00Z') },
        expiresAt,
        secretHash: 'not to be seen',
        heldBy: '203.0.113.7',
      }),
    );
    expect((await dayView(api, '2027-03-04', { branchId })).reservations).toEqual([
      {
        _id: reservationId,
        truck: truckId,
        grid: { column: 8, span: 11 },
        start: '2027-03-04T15:00:00.000Z',
        end: '2027-03-04T17:45:00.000Z',
        expiresAt: expiresAt.toISOString(),
        holdId: null,
        heldBy: null,
      },
    ]);
    expect((await dayView(api, '2027-03-05', { branchId })).reservations).toEqual([]);
    await passTime(api, 600_000);
    expect((await dayView(api, '2027-03-04', { branchId })).reservations).toEqual([]);
  });

  it('lets rentals be added by those who may create trucks, from today on, at active branches [R-TRUCK-12]', async () => {
    const today = localDateOf(new Date(), 'America/Chicago');
    const can = async (day: string, person: 'manager' | 'sales' | 'mover', branchId?: string) =>
      (await dayView(api, day, { client: api.as(person), ...(branchId ? { branchId } : {}) }))
        .canAddRentalTruck;
    expect(await can(today, 'manager')).toBe(true);
    expect(await can(addDays(today, -1), 'manager')).toBe(false);
    expect(await can(today, 'sales')).toBe(false);
    expect(await can(today, 'mover')).toBe(false);
    const { _id: closed } = await givenBranch(api, { active: false });
    expect(await can(today, 'manager', closed)).toBe(false);
  });

  it('knows today by the clock of the branch', async () => {
    const { _id: branchId } = await givenBranch(api, { timezone: 'America/Denver' });
    api.setTime('2027-03-11T06:30:00Z');
    const client = await api.asEmployee(api.people.manager);
    const there = await dayView(api, '2027-03-10', { branchId, client });
    expect(there.canAddRentalTruck).toBe(true);
    expect((await dayView(api, '2027-03-10', { client })).canAddRentalTruck).toBe(false);
    api.setTime(undefined);
  });

  it('counts the changes of its topic', async () => {
    const day = '2027-03-06';
    const truck = (await givenTruck(api))._id;
    const move = await givenMove(api, day);
    const { body } = await assign(api, move, truck);
    await unassign(api, { ...move, nounce: body.nounce });
    const hand = (await hire(api))._id;
    await seat(api, day, { mover: hand, truck, position: 2 });
    await putOnCall(api, day, { onCall: hand });
    const view = await dayView(api, day);
    expect(view.revision).toBe(4);
    expect(view.assignment).toMatchObject({ movers: [], onCall: [hand] });
  });
});
