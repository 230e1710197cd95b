import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BranchView } from '#modules/branches/contract/branch.view.js';
import { versionOf } from '#modules/moves/contract/version.js';
import { AddActivityCommand } from '#modules/moves/commands/add-activity/add-activity.command.js';
import { Db } from '#platform/database/db.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import type { ApiAnswer } from '../../support/api/api-client.js';
import { whenWaiting } from '../../support/api/lock-waits.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenArea, hold } from '../booking/visitor-calls.js';
import { givenBranch } from '../scheduling/day-calls.js';
import type { Refusal } from '../scheduling/day-calls.js';

const DAY = '2027-03-10';
const LAST_YEAR = '2026-01-05';
const FAR = 'America/Los_Angeles';
const ROUNDS = 16;

/** The local time of the branch when operations start. */
const STARTS = `
  select to_char(o.date at time zone b.timezone, 'HH24:MI') as start, count(*)::int as count
  from moves.operation o join branches.v_branch b on b.id = o.branch_id
  where o.branch_id = $1 group by 1`;

describe('another time zone of a branch', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const move = (branch: BranchView, timezone = FAR): Promise<ApiAnswer<BranchView & Refusal>> =>
    api.as('admin').put(`branch/${branch._id}`, { ...branch, timezone });
  const startsAt = (branch: BranchView) =>
    api.get(Db).query<{ start: string; count: number }>(STARTS, [branch._id]);
  const addDay = ({ customerId, nounce }: GivenMove, activityDay: string) =>
    api.as('sales').post('move/activity', { movingContractId: customerId, nounce, activityDay });

  it('waits for who is just writing a move, and is then refused', async () => {
    const branch = await givenBranch(api);
    const old = await givenMove(api, LAST_YEAR, { branchId: branch._id });
    let moving: Promise<ApiAnswer<Refusal>> | undefined;
    await api.get(UnitOfWork).run(async () => {
      const { customerId, nounce } = old;
      await api.execute(new AddActivityCommand(customerId, versionOf(nounce), DAY));
      moving = move(branch);
      await whenWaiting(api, 1);
    });
    const answer = await moving;
    expect(answer).toMatchObject({ status: 409, body: { code: 'BRANCH_HAS_OPERATIONS' } });
  });

  it('is refused while a visitor holds a time there', async () => {
    const { branch } = await givenArea(api);
    const request = { branchId: branch._id, date: DAY, time: '09:00', duration: 4 };
    expect((await hold(api, request)).status).toBe(201);
    expect(await move(branch)).toMatchObject({
      status: 409,
      body: { code: 'BRANCH_HAS_OPERATIONS' },
    });
  });

  it('leaves every start at its hour, however it coincides with new moves', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const branch = await givenBranch(api);
      const branchId = branch._id;
      const old = await givenMove(api, LAST_YEAR, { branchId });
      const [moved, ...written] = await Promise.all([
        move(branch),
        givenMove(api, DAY, { branchId }).then(() => 201),
        addDay(old, DAY).then(({ status }) => status),
        givenMove(api, DAY, { branchId }).then(() => 201),
      ]);
      expect([200, 409]).toContain(moved.status);
      expect(written).toEqual([201, 201, 201]);
      const starts = await startsAt(branch);
      const ofToday = starts.filter(({ start }) => start === '08:30');
      // The old one stays where it was: a day that has passed does not move with the zone.
      expect(ofToday.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(3);
      expect(starts.filter(({ start }) => start !== '08:30')).toEqual(
        moved.status === 200 ? [{ start: '06:30', count: 1 }] : [],
      );
    }
  });
});
