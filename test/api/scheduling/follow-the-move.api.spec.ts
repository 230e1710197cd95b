import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StoreDriveTimesCommand } from '#modules/moves/commands/store-drive-times/store-drive-times.command.js';
import { GetDriveRouteQuery } from '#modules/moves/queries/get-drive-route/get-drive-route.query.js';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { stops } from '../moves/move-fixtures.js';
import { dayView, givenBranch, saveOperation } from './day-calls.js';

/** What happens to a board's blocks when the move behind them changes. */
describe('the board follows the move', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const operationOf = async ({ customerId }: GivenMove) =>
    (await readMove(api, customerId)).customer.move.activities[0]?.operations[0];
  const isShown = ({ customers }: DayView, { customerId }: GivenMove): boolean =>
    customers.some(({ _id }) => _id === customerId);
  const save = (move: GivenMove, body: object) =>
    api.as('sales').put<{ nounce: string; code?: string }>(`customermgt/${move.customerId}`, {
      nounce: move.nounce,
      ...body,
    });
  const onDay = (move: GivenMove, activityDay: string) =>
    save(move, { move: { activities: [{ _id: move.activityId, activityDay }] } });

  async function onRow(day: string): Promise<GivenMove> {
    const move = await givenMove(api, day);
    const { status, body } = await unassign(api, move, { unassigned: 'true' });
    if (status !== 200) throw new Error(`Not on the row: ${JSON.stringify(body)}`);
    return { ...move, nounce: body.nounce };
  }

  it('to another day: what was on the row leaves it and is on no board', async () => {
    const move = await onRow('2027-03-01');
    expect((await onDay(move, '2027-03-02')).status).toBe(200);
    expect(await operationOf(move)).toMatchObject({
      truck: null,
      unassigned: false,
      date: '2027-03-02T14:30:00.000Z',
    });
    expect(isShown(await dayView(api, '2027-03-01'), move)).toBe(false);
    expect(isShown(await dayView(api, '2027-03-02'), move)).toBe(false);
  });

  it('over the change of the clocks at the same time on the wall', async () => {
    const move = await onRow('2027-03-13');
    await onDay(move, '2027-03-14');
    expect(await operationOf(move)).toMatchObject({ date: '2027-03-14T13:30:00.000Z' });
  });

  it('to another branch: what was on the row leaves it, at the other wall’s time', async () => {
    const { _id: branchId } = await givenBranch(api, { timezone: 'America/Denver' });
    const move = await onRow('2027-03-03');
    expect((await save(move, { branchId })).status).toBe(200);
    expect(await operationOf(move)).toMatchObject({
      truck: null,
      unassigned: false,
      date: '2027-03-03T15:30:00.000Z',
    });
    expect(isShown(await dayView(api, '2027-03-03'), move)).toBe(false);
    expect(isShown(await dayView(api, '2027-03-03', { branchId }), move)).toBe(false);
    const there = { ...move, nounce: (await readMove(api, move.customerId)).nounce };
    const truck = await givenTruck(api, { branchId });
    expect((await assign({ ...api, branchId }, there, truck._id)).status).toBe(200);
  });

  it('not while a truck is on it', async () => {
    const move = await givenMove(api, '2027-03-04');
    const truck = await givenTruck(api);
    const { body } = await assign(api, move, truck._id);
    const booked = { ...move, nounce: body.nounce };
    const { _id: branchId } = await givenBranch(api);
    for (const answer of [await onDay(booked, '2027-03-05'), await save(booked, { branchId })]) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'ACTIVITY_COMMITTED' } });
    }
    expect(isShown(await dayView(api, '2027-03-04'), move)).toBe(true);
  });

  it('out of the company: a cancelled customer leaves board and truck', async () => {
    const [booked, rowed] = [await givenMove(api, '2027-03-06'), await onRow('2027-03-06')];
    const truck = await givenTruck(api);
    const { body } = await assign(api, booked, truck._id);
    for (const move of [{ ...booked, nounce: body.nounce }, rowed]) {
      const { status } = await api
        .as('sales')
        .delete(`customer/${move.customerId}`, { query: { nounce: move.nounce } });
      expect(status).toBe(200);
    }
    expect((await dayView(api, '2027-03-06')).customers).toEqual([]);
    const left = 'select 1 from scheduling.occupancy where truck_id = $1';
    expect(await api.get(Db).query(left, [truck._id])).toEqual([]);
  });

  it('out of the day: a deleted activity leaves the row', async () => {
    const move = await onRow('2027-03-07');
    const query = {
      customerId: move.customerId,
      activityId: move.activityId,
      nounce: move.nounce,
    };
    expect((await api.as('sales').delete('move/activity', { query })).status).toBe(200);
    expect((await dayView(api, '2027-03-07')).customers).toEqual([]);
  });

  describe('when drive times are refreshed', () => {
    const refresh = async ({ customerId, activityId }: GivenMove, hours: number) => {
      const route = await api.ask(new GetDriveRouteQuery(customerId, activityId));
      const legs = [hours, 0.2, hours].map((leg) => ({ miles: 10, hours: leg }));
      await api.execute(
        new StoreDriveTimesCommand({
          customerId,
          activityId,
          routeKey: route.key,
          placed: [],
          legs,
        }),
      );
    };

    async function withStops(day: string): Promise<GivenMove> {
      const move = await givenMove(api, day);
      return { ...move, nounce: await saveOperation(api, move, {}, { locations: stops() }) };
    }

    it('never changes the envelope of a booked operation by itself, and says that its drives are short [R-DRIVE-16]', async () => {
      const move = await withStops('2027-03-08');
      const truck = await givenTruck(api);
      const { body } = await assign(api, move, truck._id);
      await refresh(move, 0.6);
      const [customer] = (await dayView(api, '2027-03-08')).customers;
      const { progress } = body.booking;
      expect(progress.expectedEnd).toBe('2027-03-08T19:15:00.000Z');
      expect(customer?.bookings).toEqual([
        // The leg between the stops, unknown before, makes the work itself longer.
        {
          ...body.booking,
          metaData: { ...body.booking.metaData, drives: 'cut', driveCut: { from: 0.75, to: 0 } },
          progress: { ...progress, expectedEnd: '2027-03-08T19:30:00.000Z' },
        },
      ]);
      const { customer: after } = await readMove(api, move.customerId);
      expect(after.move.activities[0]?.transitInfo.startingDriveTime).toBe(0.6);
    });

    it('changes that of one on the row', async () => {
      const move = await withStops('2027-03-09');
      const { body } = await unassign(api, move, { unassigned: 'true' });
      await refresh(move, 0.6);
      const [customer] = (await dayView(api, '2027-03-09')).customers;
      expect(customer?.bookings).toEqual([
        {
          ...body.booking,
          operation: {
            ...body.booking.operation,
            bookingEnvelope: {
              ...body.booking.operation.bookingEnvelope,
              bookingStart: '2027-03-09T13:45:00.000Z',
              bookingDuration: 5.5,
              startingDriveTime: 0.75,
              endingDriveTime: 0.75,
            },
            yardLegs: { out: 0.75, back: 0.75 },
          },
          grid: { column: 3, span: 22 },
          metaData: { ...body.booking.metaData, drives: 'known' },
          progress: { ...body.booking.progress, expectedEnd: '2027-03-09T19:30:00.000Z' },
        },
      ]);
    });

    it('lets a booked one come off its truck whose new drives the board could not show', async () => {
      const move = await withStops('2027-03-10');
      const truck = await givenTruck(api);
      const { body } = await assign(api, move, truck._id);
      await refresh(move, 2);
      const rowed = await unassign(
        api,
        { ...move, nounce: body.nounce },
        { unassigned: 'true', expectTruck: truck._id },
      );
      expect(rowed).toMatchObject({
        status: 200,
        body: { booking: { operation: { truck: null, unassigned: true }, grid: null } },
      });
      const back = await assign(api, { ...move, nounce: rowed.body.nounce }, truck._id);
      expect(back).toMatchObject({ status: 409, body: { code: 'OUTSIDE_GRID' } });
    });
  });
});
