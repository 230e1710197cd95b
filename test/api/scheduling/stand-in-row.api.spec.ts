import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { instantAt } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { partsOnTrucks } from '#modules/scheduling/domain/stand-in.js';
import { ReleaseSlotCommand, ReserveSlotCommand } from '#modules/scheduling/index.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { AGREED, rebook, retime } from '../../support/given/retime-calls.js';
import { dayView, givenBranch, removeFromService, saveOperation } from './day-calls.js';
import { booked, putStandIn, removeStandIn, truckOn } from './stand-in-calls.js';

const ZONE = 'America/Chicago';

interface StoredPart {
  id: string;
  truck: string;
  row: string;
  starts: string;
  ends: string;
  whole: [string, string];
}

const PARTS = `
  select id, truck_id as truck, row_truck_id as row, lower(during) as starts, upper(during) as ends,
         array[lower(whole), upper(whole)] as whole
  from scheduling.occupancy where day = $1 and row_truck_id = $2 and kind <> 'unavailable'
  order by lower(during)`;

describe('the row of a truck for which another one stands in', () => {
  let api: TestApi;
  let days = 0;
  let date: string;
  let truck: string;
  let by: string;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  /** T07 is served by T03 from 9:45 AM on. */
  async function given(from = '09:45', trucks: object[] = [{}, {}]): Promise<void> {
    days += 1;
    date = `2027-07-${String(days).padStart(2, '0')}`;
    truck = (await givenTruck(api, trucks[0]))._id;
    by = (await givenTruck(api, trucks[1]))._id;
    expect((await putStandIn(api, { date, truck, by, from })).status).toBe(200);
  }
  const moment = (clock: string): Date => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    return instantAt(date, hours * 60 + minutes, ZONE);
  };
  const clockOf = (at: string | Date): string =>
    new Date(at).toLocaleTimeString('en-GB', { timeZone: ZONE, timeStyle: 'short' });
  /** By truck, in turn; each is as the rule of the board says. */
  async function parts(): Promise<string[]> {
    const rows = (await api.get(Db).query(PARTS, [date, truck])) as StoredPart[];
    const standIn = (await truckOn(api, date, truck))?.standIn;
    const row = {
      truck,
      standIn: standIn ? { from: moment(standIn.from), truck: standIn.truck } : null,
    };
    const wholes = new Map(rows.map(({ id, whole }) => [id, whole.map((one) => new Date(one))]));
    const expected = [...wholes.values()].flatMap(([start, end]) =>
      start && end
        ? partsOnTrucks({ start, end }, row).map((part) => [
            part.truck,
            part.window.start,
            part.window.end,
          ])
        : [],
    );
    expect(rows.map((one) => [one.truck, new Date(one.starts), new Date(one.ends)])).toEqual(
      expected.toSorted(([, a = 0], [, b = 0]) => Number(a) - Number(b)),
    );
    return rows.map((one) => {
      const name = one.truck === truck ? 'own' : 'other';
      return `${name} ${clockOf(one.starts)}-${clockOf(one.ends)}`;
    });
  }

  it('gets what is booked on it later in the same parts [R-TRUCK-16]', async () => {
    await given();
    const move = await givenMove(api, date);
    const { body } = await assign(api, move, truck);
    expect(await parts()).toEqual(['own 08:30-09:45', 'other 09:45-12:30']);
    expect(body.booking?.operation.truck).toBe(truck);
    const later = await retime(
      api,
      { ...move, nounce: body.nounce },
      { start: '10:00', agreed: AGREED },
    );
    expect(later.status).toBe(200);
    expect(await parts()).toEqual(['other 10:00-14:00']);
    const shorter = { ...move, nounce: later.body.nounce };
    const early = await retime(api, shorter, { start: '08:00', duration: 1.75, agreed: AGREED });
    expect(await parts()).toEqual(['own 08:00-09:45']);
    const again = { ...move, nounce: early.body.nounce };
    const rebooked = await rebook(api, again, date, [
      { _id: move.operationId, truck, start: '09:00', duration: 3 },
    ]);
    expect(rebooked.status).toBe(200);
    expect(await parts()).toEqual(['own 09:00-09:45', 'other 09:45-12:00']);
    await unassign(api, { ...move, nounce: rebooked.body.nounce }, { unassigned: 'true' });
    expect(await parts()).toEqual([]);
  });

  it('refuses what would overlap on the truck that serves it, either way round [R-TRUCK-16]', async () => {
    await given();
    const here = await booked(api, date, truck, { start: '12:00', duration: 2 });
    const there = await booked(api, date, by, { start: '10:00', duration: 2 });
    const taken = (operationId: string, start: string, end: string) => ({
      status: 409,
      body: { code: 'SLOT_TAKEN', with: [{ operation: operationId, start, end }] },
    });
    expect(await retime(api, here, { start: '11:00', agreed: AGREED })).toMatchObject(
      taken(there.operationId, '10:00', '12:00'),
    );
    expect(await retime(api, there, { duration: 3 })).toMatchObject(
      taken(here.operationId, '12:00', '14:00'),
    );
    const move = await givenMove(api, date);
    expect(await assign(api, move, truck)).toMatchObject({ body: { code: 'SLOT_TAKEN' } });
    expect(await assign(api, move, by)).toMatchObject({ body: { code: 'SLOT_TAKEN' } });
    // Before it stands in each is on its own truck.
    await booked(api, date, truck, { start: '08:30', duration: 1.25 });
    await booked(api, date, by, { start: '08:30', duration: 1.25 });
  });

  it('takes jobs for a lift by the truck that does them [R-TRUCK-17]', async () => {
    await given('12:00', [{ hasLift: false }, { hasLift: true }]);
    const move = await givenMove(api, date);
    const nounce = await saveOperation(api, move, { requiresLift: true });
    const lift = { status: 409, body: { code: 'LIFT_REQUIRED' } };
    expect(await assign(api, { ...move, nounce }, truck)).toMatchObject(lift);
    const onOther = await assign(api, { ...move, nounce }, by);
    const times = { start: '13:00', agreed: AGREED };
    const late = await retime(api, { ...move, nounce: onOther.body.nounce }, times);
    const put = await assign(api, { ...move, nounce: late.body.nounce }, truck);
    expect(put.status).toBe(200);
    expect(await removeStandIn(api, { date, truck })).toMatchObject(lift);
    const plain = (await givenTruck(api))._id;
    expect(await putStandIn(api, { date, truck, by: plain })).toMatchObject(lift);
    expect((await putStandIn(api, { date, truck, by: plain, from: '17:00' })).body.code).toBe(
      'LIFT_REQUIRED',
    );
  });

  it('goes back only where nothing is in its way on its own truck [R-TRUCK-17]', async () => {
    await given();
    await booked(api, date, truck);
    const out = { date, truckIds: [truck], from: '09:45', note: 'Engine' };
    expect((await removeFromService(api, out)).status).toBe(200);
    const unavailable = { status: 409, body: { code: 'TRUCK_UNAVAILABLE' } };
    expect(await removeStandIn(api, { date, truck })).toMatchObject(unavailable);
    expect(await putStandIn(api, { date, truck, by, from: '10:00' })).toMatchObject(unavailable);
    await booked(api, date, truck, { start: '14:00', duration: 2 });
    expect(await parts()).toEqual(['own 08:30-09:45', 'other 09:45-12:30', 'other 14:00-16:00']);
    const all = { date, truckIds: [by], note: 'Tires' };
    const busy = { status: 409, body: { code: 'TRUCK_HAS_BOOKINGS' } };
    expect(await removeFromService(api, all)).toMatchObject(busy);
    expect(await removeFromService(api, { ...all, from: '15:00' })).toMatchObject(busy);
    expect((await removeFromService(api, { ...all, from: '16:00' })).status).toBe(200);
  });

  it('keeps a reservation of the web site one thing [R-TRUCK-16]', async () => {
    const branchId = (await givenBranch(api))._id;
    days += 1;
    date = `2027-07-${String(days).padStart(2, '0')}`;
    truck = (await givenTruck(api, { branchId }))._id;
    by = (await givenTruck(api, { branchId }))._id;
    const reserve = (from: string, to: string) =>
      api.execute(
        new ReserveSlotCommand({
          branchId,
          day: date,
          window: { start: moment(from), end: moment(to) },
          expiresAt: new Date(Date.now() + 600_000),
          secretHash: 'secret',
          heldBy: null,
          preferred: [truck],
        }),
      );
    const held = await reserve('09:00', '12:00');
    expect(held.truckId).toBe(truck);
    expect((await putStandIn(api, { branchId, date, truck, by })).status).toBe(200);
    const stored = (await api.get(Db).query(PARTS, [date, truck])) as StoredPart[];
    expect(stored.map((one) => [one.truck, clockOf(one.starts), clockOf(one.ends)])).toEqual([
      [truck, '09:00', '09:45'],
      [by, '09:45', '12:00'],
    ]);
    const { reservations } = await dayView(api, date, { branchId });
    expect(reservations).toMatchObject([
      { truck, start: moment('09:00').toISOString(), end: moment('12:00').toISOString() },
    ]);
    // Another one is kept an hour away on its row, and none goes on the truck that is out serving.
    await expect(reserve('11:00', '14:00')).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    expect(await reserve('13:00', '15:00')).toMatchObject({ truckId: truck });
    await api.execute(new ReleaseSlotCommand(held.reservationId));
    expect((await api.get(Db).query(PARTS, [date, truck])).length).toBe(1);
  });

  it('loses what stands in with the truck, and its bookings wait [R-TRUCK-18]', async () => {
    await given();
    await booked(api, date, truck);
    const gone = { query: { clear: 'true' } };
    const asked = await api.as('admin').delete(`truck/${by}`);
    expect(asked).toMatchObject({
      status: 409,
      body: { code: 'OUTSTANDING_BOOKINGS', dates: [date] },
    });
    expect((await api.as('admin').delete(`truck/${by}`, gone)).status).toBe(200);
    expect(await truckOn(api, date, truck)).toMatchObject({ standIn: null });
    const { customers } = await dayView(api, date);
    expect(customers[0]?.bookings[0]?.operation).toMatchObject({ truck: null, unassigned: true });
    expect(await parts()).toEqual([]);
  });

  it('loses a rental that is given back, unless that has bookings [R-TRUCK-18]', async () => {
    await given();
    await removeStandIn(api, { date, truck });
    const rental = { name: 'RENT_IN', hasLift: false };
    const put = await putStandIn(api, { date, truck, by: rental });
    const rentalId = put.body.by?._id ?? '';
    const move = await booked(api, date, truck);
    const remove = () => api.as('manager').delete(`movemanager/rental/${rentalId}`);
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'TRUCK_HAS_BOOKINGS' } });
    await unassign(api, move);
    expect((await remove()).status).toBe(200);
    expect(await truckOn(api, date, truck)).toMatchObject({ standIn: null });
  });
});
