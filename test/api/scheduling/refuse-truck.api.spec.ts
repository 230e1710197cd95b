import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ReserveSlotCommand } from '#modules/scheduling/index.js';
import { Db } from '#platform/database/db.js';
import { passTime } from '../../support/api/pass-time.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { givenBranch, saveOperation, UNKNOWN } from './day-calls.js';

/** What PUT /assignment/operation refuses because of the truck, the time or the board. */
describe('a truck that cannot take an operation', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(async () => {
    api?.setTime(undefined);
    await api?.close();
  });

  const refused = (code: string) => ({ status: 409, body: { code } });

  it('is on a board that is not known', async () => {
    const move = await givenMove(api, '2027-03-01');
    const truck = await givenTruck(api);
    const answer = await assign({ ...api, branchId: UNKNOWN }, move, truck._id);
    expect(answer).toMatchObject({ status: 404, body: { message: 'Branch not found' } });
  });

  it('belongs to another branch, or the move does', async () => {
    const branchId = (await givenBranch(api))._id;
    const move = await givenMove(api, '2027-03-01');
    const theirs = await givenTruck(api, { branchId });
    const ours = await givenTruck(api);
    expect(await assign(api, move, theirs._id)).toMatchObject(refused('OTHER_BRANCH'));
    const onTheirBoard = await assign({ ...api, branchId }, move, ours._id);
    expect(onTheirBoard).toMatchObject(refused('OTHER_BRANCH'));
  });

  it('has no lift where the operation or the activity needs one', async () => {
    const [plain, lift] = [await givenTruck(api), await givenTruck(api, { hasLift: true })];
    const byOperation = await givenMove(api, '2027-03-02');
    byOperation.nounce = await saveOperation(api, byOperation, { requiresLift: true });
    const byActivity = await givenMove(api, '2027-03-03');
    byActivity.nounce = await saveOperation(api, byActivity, {}, { requiresLift: true });
    for (const move of [byOperation, byActivity]) {
      expect(await assign(api, move, plain._id)).toMatchObject(refused('LIFT_REQUIRED'));
      expect((await readMove(api, move.customerId)).nounce).toBe(move.nounce);
      const { status, body } = await assign(api, move, lift._id);
      expect([status, body.booking.metaData.requiresLift]).toEqual([200, true]);
    }
  });

  it('cannot be on the board at that hour: from 07:00 to 22:15 and not a minute more', async () => {
    const truck = await givenTruck(api);
    const drives = async (day: string, startingDriveTime: number, endingDriveTime: number) => {
      const move = await givenMove(api, day);
      const bookingEnvelope = { startingDriveTime, endingDriveTime };
      const nounce = await saveOperation(api, move, { bookingEnvelope });
      return assign(api, { ...move, nounce }, truck._id);
    };
    // The job is from 08:30 to 12:30.
    const whole = await drives('2027-03-04', 1.5, 9.75);
    expect(whole.body.booking.grid).toEqual({ column: 0, span: 61 });
    expect(await drives('2027-03-05', 1.75, 0)).toMatchObject(refused('OUTSIDE_GRID'));
    expect(await drives('2027-03-05', 0, 10)).toMatchObject(refused('OUTSIDE_GRID'));
  });

  it('was rented for another day', async () => {
    const rental = await givenTruck(api, { isRental: true, rentalDay: '2027-03-07' });
    const [before, on] = [await givenMove(api, '2027-03-06'), await givenMove(api, '2027-03-07')];
    expect(await assign(api, before, rental._id)).toMatchObject(refused('TRUCK_UNAVAILABLE'));
    expect((await assign(api, on, rental._id)).status).toBe(200);
  });

  it('is held for somebody, until the hold has ended', async () => {
    const day = '2027-03-08';
    const branchId = (await givenBranch(api))._id;
    const truck = await givenTruck(api, { branchId });
    const move = await givenMove(api, day, { branchId });
    const expiresAt = new Date(Date.now() + 600_000);
    await api.execute(
      new ReserveSlotCommand({
        branchId,
        day,
        window: { start: new Date(`${day}T18:15:00Z`), end: new Date(`${day}T20:00:00Z`) },
        expiresAt,
        secretHash: 'secret',
        heldBy: null,
      }),
    );
    const at = { ...api, branchId };
    expect(await assign(at, move, truck._id)).toMatchObject(refused('SLOT_TAKEN'));
    await passTime(api, 600_000);
    expect((await assign(at, move, truck._id)).status).toBe(200);
  });

  it('is booked at that hour, refused at once while others hold it, but not before what ranks first', async () => {
    const truck = await givenTruck(api);
    const [one, two] = [await givenMove(api, '2027-03-10'), await givenMove(api, '2027-03-10')];
    expect((await assign(api, one, truck._id)).status).toBe(200);
    const holder = await api.get(Db).pool.connect();
    await holder.query('begin');
    await holder.query('select from trucks.truck where id = $1 for update', [truck._id]);
    const told = await assign(api, two, truck._id);
    await holder.query('rollback');
    holder.release();
    expect(told).toMatchObject(refused('SLOT_TAKEN'));
    const stale = { ...two, nounce: String(Number(two.nounce) - 1) };
    expect(await assign(api, stale, truck._id)).toMatchObject(refused('STALE_NOUNCE'));
    const believed = { expect: { truck: truck._id, unassigned: false } };
    const elsewhere = await assign(api, two, truck._id, believed);
    expect(elsewhere).toMatchObject(refused('BLOCK_CHANGED'));
  });

  it('may be booked without a gap by a person, block by block', async () => {
    const truck = await givenTruck(api);
    const [one, two] = [await givenMove(api, '2027-03-09'), await givenMove(api, '2027-03-09')];
    expect((await assign(api, one, truck._id)).status).toBe(200);
    two.nounce = await saveOperation(api, two, { date: '2027-03-09T18:25:00.000Z' });
    expect(await assign(api, two, truck._id)).toMatchObject(refused('SLOT_TAKEN'));
    two.nounce = await saveOperation(api, two, { date: '2027-03-09T18:30:00.000Z' });
    expect((await assign(api, two, truck._id)).status).toBe(200);
  });
});
