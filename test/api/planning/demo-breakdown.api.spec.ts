import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { seedBreakdown } from '../../../src/app/demo/seed-breakdown.js';
import type { StoryContext } from '../../../src/app/demo/seed-story.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { Clock } from '#platform/clock/clock.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { dayView } from '../scheduling/day-calls.js';
import { givenJob, proposals, worked } from './desk-calls.js';

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
