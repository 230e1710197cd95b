import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlanStep, ProposalView } from '#modules/planning/contract/proposal.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { AGREED } from '../../support/given/retime-calls.js';
import { dayView, removeFromService } from '../scheduling/day-calls.js';
import { apply, bookingOf, givenJob, repairOf, shown, twoTrucks, undo } from './desk-calls.js';

/** What each customer said whose start a plan moves. */
const agreedTo = (steps: readonly PlanStep[]): Record<string, string> =>
  Object.fromEntries(
    steps.flatMap((step) => (step.op === 'place' && step.call ? [[step.seq, AGREED]] : [])),
  );

describe('a truck whose job is late', () => {
  const day = '2027-09-14';
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it('gets nothing from the desk before it should be back, and what it gets then waits for nobody [R-PLAN-21]', async () => {
    const [down, behind] = await twoTrucks(api);
    const free = (await givenTruck(api))._id;
    // 8:30 AM to 12:30 PM, and 2 PM.
    const taylor = await givenJob(api, day, { name: 'Taylor', clock: '13:30', truck: behind });
    const morales = await givenJob(api, day, { name: 'Morales', clock: '19:00', truck: down });
    // It is 11:30 AM, and Taylor began at 10:10.
    api.setTime(`${day}T16:30:00Z`);
    const started = { version: 0, started: `${day}T15:10:00.000Z` };
    expect((await api.as('manager').put(`actuals/${taylor.operationId}`, started)).status).toBe(
      200,
    );
    const placedBy = ({ options }: ProposalView) =>
      options.map(({ steps }) => steps.find(({ id }) => id === morales.operationId)?.to);
    const first = await repairOf(api, day, { truckDown: { truck: down } });
    expect(placedBy(first)).toMatchObject([{ truck: free, start: '14:00' }]);
    const why = 'Taylor is on it until 2:15 PM';
    expect(first.rejected).toMatchObject([{ truck: behind, why }]);

    expect((await removeFromService(api, { date: day, truckIds: [free] })).status).toBe(200);
    const made = await repairOf(api, day, { truckDown: { truck: down } });
    expect(placedBy(made)).toMatchObject([{ truck: behind, start: '14:15' }]);
    const { status } = await apply(api, made._id, {
      option: 1,
      version: made.version,
      agreed: { 1: AGREED },
    });
    expect(status).toBe(200);
    const { progress, operation } = bookingOf(await dayView(api, day), morales);
    expect([operation.truck, progress.waitsFor]).toEqual([behind, null]);
  });

  async function removeAllBut(truck: string, date: string): Promise<void> {
    const { trucks } = await dayView(api, date);
    const truckIds = trucks.flatMap(({ _id }) => (_id === truck ? [] : [_id]));
    await removeFromService(api, { date, truckIds });
  }

  it.each(['later on its truck', 'on another truck'])(
    'is longer yet, and who waits behind it goes %s past its planned start [R-PLAN-12, R-BOARD-32]',
    async (where) => {
      const date = where === 'later on its truck' ? '2027-09-15' : '2027-09-16';
      const [behind] = await twoTrucks(api);
      // 8:30 AM to 12:30 PM, and 1 PM.
      const miller = await givenJob(api, date, { name: 'Miller', clock: '13:30', truck: behind });
      const morales = await givenJob(api, date, { name: 'Morales', clock: '18:00', truck: behind });
      if (where === 'later on its truck') await removeAllBut(behind, date);
      // It is 1:40 PM, and Miller is still under way.
      api.setTime(`${date}T18:40:00Z`);
      const started = { version: 0, started: `${date}T13:30:00.000Z` };
      await api.as('manager').put(`actuals/${miller.operationId}`, started);
      expect(bookingOf(await dayView(api, date), morales).progress.waitsFor).not.toBeNull();
      const cause = { late: { operation: miller.operationId, end: '14:00' } };
      const made = await repairOf(api, date, cause);
      const goal = (truck: unknown) => (truck === behind) === (where === 'later on its truck');
      const option = made.options.find(({ steps }) =>
        steps.some(({ id, to }) => {
          const place = to as { truck?: string | null };
          return id === morales.operationId && place.truck && goal(place.truck);
        }),
      );
      expect(option).toBeDefined();
      const asked = {
        option: option?.no,
        version: made.version,
        agreed: agreedTo(option?.steps ?? []),
      };
      expect((await apply(api, made._id, asked)).body).toMatchObject({ state: 'applied' });
    },
  );

  it('may be taken back after the new start, unless somebody has begun it, and names nobody who changed nothing [R-PLAN-12]', async () => {
    const date = '2027-09-17';
    const [behind] = await twoTrucks(api);
    const miller = await givenJob(api, date, { name: 'Miller', clock: '13:30', truck: behind });
    const morales = await givenJob(api, date, { name: 'Morales', clock: '18:00', truck: behind });
    api.setTime(`${date}T18:40:00Z`);
    const started = { version: 0, started: `${date}T13:30:00.000Z` };
    await api.as('manager').put(`actuals/${miller.operationId}`, started);
    const cause = { late: { operation: miller.operationId, end: '14:00' } };
    const made = await repairOf(api, date, cause);
    const option = made.options.find(({ steps }) =>
      steps.some(({ id, to }) => {
        const { truck } = to as { truck?: string | null };
        return id === morales.operationId && Boolean(truck) && truck !== behind;
      }),
    );
    const steps = option?.steps ?? [];
    const goal = steps.find(({ id }) => id === morales.operationId)?.to as { start: string };
    const before = shown(await dayView(api, date));
    const agreed = agreedTo(steps);
    const done = await apply(api, made._id, { option: option?.no, version: made.version, agreed });
    expect(done.body).toMatchObject({ state: 'applied' });
    // A minute after its truck should have left.
    const [hours, minutes] = goal.start.split(':').map(Number);
    api.setTime(
      new Date(Date.parse(`${date}T05:01:00Z`) + ((hours ?? 0) * 60 + (minutes ?? 0)) * 60_000),
    );
    const stamp = { version: 0, started: `${date}T18:45:00.000Z` };
    await api.as('manager').put(`actuals/${morales.operationId}`, stamp);
    const refused = await undo(api, made._id);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'PROPOSAL_CHANGED', message: "1 of these steps can't be taken back." },
    });
    expect(refused.body.steps).toMatchObject([
      { by: '', message: 'This job has already started.' },
    ]);
    const entry = { version: 1, started: null };
    expect((await api.as('manager').put(`actuals/${morales.operationId}`, entry)).status).toBe(200);
    expect((await undo(api, made._id)).body).toMatchObject({ state: 'undone' });
    api.setTime(`${date}T18:40:00Z`);
    expect(shown(await dayView(api, date))).toBe(before);
  });
});
