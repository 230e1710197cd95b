import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { keepBases } from '../../../src/app/demo/keep-bases.js';
import { STAMP_JOBS, TO_STAMP } from '../../../src/app/demo/stamp-jobs.js';
import { Db } from '#platform/database/db.js';
import { seedBreakdown } from '../../../src/app/demo/seed-breakdown.js';
import type { StoryContext } from '../../../src/app/demo/seed-story.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { Clock } from '#platform/clock/clock.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import {
  follow,
  givenBookedJob,
  givenJob as givenSpotJob,
  NEAR_STOPS,
  switchDirectLegs,
} from '../../support/given/direct-leg-calls.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { dayView } from '../scheduling/day-calls.js';
import { givenJob, proposals, worked } from './desk-calls.js';

describe('the times of the demo company', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await hire(api, { roles: ['team_lead', 'mover'] });
  });
  afterEach(() => api.setTime(undefined));
  afterAll(() => api?.close());

  it('let the first truck that is to drive straight on be late', async () => {
    const day = '2027-09-23';
    const [straight, second, other] = [
      await givenTruck(api),
      await givenTruck(api),
      await givenTruck(api),
    ];
    await switchDirectLegs(api, true);
    const morning = await givenBookedJob(api, day, straight._id, { start: 510, duration: 3 });
    const noon = await givenSpotJob(api, day, { start: 720, duration: 4, stops: NEAR_STOPS });
    expect((await follow(api, noon, morning)).status).toBe(200);
    const late = await givenBookedJob(api, day, second._id, { start: 525, duration: 3 });
    const third = await givenBookedJob(api, day, other._id, { start: 540, duration: 3 });
    // 10:30 AM.
    const now = new Date(`${day}T15:30:00Z`);
    api.setTime(now.toISOString());
    const begun = [now, '-infinity', [api.branchId]];
    const db = api.get(Db);
    await keepBases(api.get(CommandBus), await db.rows(TO_STAMP, begun));
    await api.get(UnitOfWork).run(() => db.execute(STAMP_JOBS, begun));
    const { customers } = await dayView(api, day);
    const told = customers
      .flatMap(({ bookings }) => bookings)
      .map(({ operation: { _id, truck }, progress }) => [
        _id,
        truck,
        progress.state,
        progress.runningLate,
      ]);
    expect(told).toEqual(
      expect.arrayContaining([
        [morning.operationId, straight._id, 'none', true],
        [noon.operationId, straight._id, 'none', false],
        // One in six is late without it: the second that should have begun.
        [late.operationId, second._id, 'none', true],
        // How late it began differs from one to another.
        [third.operationId, other._id, 'working', expect.any(Boolean)],
      ]),
    );
  });
});

/** The truck that breaks down on the demo company's first day. */
describe('the breakdown of the demo company', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterEach(() => api.setTime(undefined));
  afterAll(() => api?.close());

  const breakDown = async (today: string, trucks: TruckView[]): Promise<void> => {
    const manager = await hire(api, { roles: ['manager'] });
    await seedBreakdown({
      commands: api.get(CommandBus),
      queries: api.get(QueryBus),
      work: api.get(UnitOfWork),
      clock: api.get(Clock),
      branch: { id: api.branchId, people: [manager], trucks },
      today,
    } as unknown as StoryContext);
  };

  it('is one with goods on it, for which the desk has a way that another truck takes over [R-PLAN-13, R-PLAN-16]', async () => {
    const day = '2027-09-20';
    const [idle, hit] = [await givenTruck(api), await givenTruck(api)];
    await givenJob(api, day, { name: 'Later', clock: '20:00', truck: idle._id, duration: 2 });
    const gomez = await givenJob(api, day, { name: 'Gomez', clock: '13:30', truck: hit._id });
    // 9:37 AM.
    api.setTime(`${day}T14:37:00Z`);
    const started = { version: 0, started: `${day}T13:30:00.000Z` };
    expect((await api.as('manager').put(`actuals/${gomez.operationId}`, started)).status).toBe(200);
    await breakDown(day, [idle, hit]);
    const [made] = (await proposals(api, day)).body;
    expect(made?.cause).toEqual({ truckDown: { truck: hit._id } });
    const { state, options } = await worked(api, made?._id ?? '');
    expect(state).toBe('ready');
    expect(options.flatMap(({ steps }) => steps.map(({ op }) => op))).toContain('standIn');
    const { notes } = await dayView(api, day);
    expect(notes).toMatch(
      /^T\d+ broke down with \w+ Gomez’s goods on it\. The plan desk has ways on\.$/,
    );
    expect(notes).toContain(hit.name);
  });

  it('is one with jobs to come before anybody has left, and none once all is done', async () => {
    const day = '2027-09-21';
    const truck = await givenTruck(api);
    await givenJob(api, day, { name: 'Park', clock: '15:00', truck: truck._id });
    // 6 AM.
    api.setTime(`${day}T11:00:00Z`);
    await breakDown(day, [truck]);
    const [made] = (await proposals(api, day)).body;
    expect(made?.cause).toEqual({ truckDown: { truck: truck._id } });
    await worked(api, made?._id ?? '');
    expect((await dayView(api, day)).notes).toBe(
      `${truck.name} broke down. The plan desk has ways on.`,
    );

    const quiet = '2027-09-22';
    api.setTime(`${quiet}T11:00:00Z`);
    await breakDown(quiet, [truck]);
    expect((await proposals(api, quiet)).body).toEqual([]);
    expect((await dayView(api, quiet)).notes).toBe('');
  });
});
