import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Db } from '#platform/database/db.js';
import { TaskStopped } from '#platform/side-process/task-stopped.js';
import { NoteEmailDeliveredCommand } from '#modules/moves/index.js';
import { RepairEngine } from '#modules/planning/repairing/repair-engine.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { readMove } from '../../support/given/given-move.js';
import { hire } from '../../support/given/hire.js';
import { AGREED } from '../../support/given/retime-calls.js';
import { dayView, removeFromService } from '../scheduling/day-calls.js';
import {
  apply,
  givenJob,
  proposal,
  propose,
  repairOf,
  shown,
  twoTrucks,
  undo,
} from './desk-calls.js';

/** What becomes of a proposal that the day, or somebody else, leaves behind. */
describe('a proposal that is left behind', () => {
  let api: TestApi;
  let trucks: [string, string];

  beforeAll(async () => {
    api = await startTestApi();
    trucks = await twoTrucks(api);
  });
  afterAll(() => api?.close());

  it('never takes its own place, though it is still worked out [R-PLAN-10]', async () => {
    const day = '2027-10-01';
    const gomez = await givenJob(api, day, { name: 'Gomez', clock: '14:00', truck: trucks[0] });
    const { _id, version } = await repairOf(api, day, { truckDown: { truck: trucks[0] } });
    const computing = `update planning.proposal set state = 'computing' where id = $1`;
    await api.get(Db).query(computing, [_id]);
    const off = await unassign(api, gomez, { unassigned: 'true' });
    expect(off.status).toBe(200);
    expect((await apply(api, _id, { option: 1, version })).body.code).toBe('PROPOSAL_STALE');
    const { body: stale } = await proposal(api, _id);
    expect(stale).toMatchObject({ state: 'stale', version: version + 1 });
    expect(stale.replacedBy).not.toBeNull();
    expect(stale.replacedBy).not.toBe(_id);
    const again = await assign(api, { ...gomez, nounce: off.body.nounce }, trucks[0]);
    expect(again.status).toBe(200);
  });

  it('is taken back by somebody else, who asks no customer to reconfirm [R-PLAN-12]', async () => {
    const day = '2027-10-02';
    const other = await api.asEmployee(await hire(api, { roles: ['manager'] }));
    await givenJob(api, day, { name: 'Gomez', clock: '14:00', truck: trucks[0] });
    const late = { name: 'Park', clock: '18:45', truck: trucks[0], duration: 3 };
    const park = await givenJob(api, day, late);
    await api.execute(
      new NoteEmailDeliveredCommand(park.customerId, {
        template: 'confirmation',
        sent: new Date(),
        acceptedVersion: Number(park.nounce),
      }),
    );
    const before = shown(await dayView(api, day));
    const isToReconfirm = async () =>
      (await readMove(api, park.customerId)).customer.move.meta.reconfirm;
    const cause = { mark: 'tight', id: park.operationId };
    const { body: made } = await propose(api, { date: day, cause });
    const done = await apply(api, made._id, { option: 1, version: 1, agreed: { 1: AGREED } });
    expect([done.status, await isToReconfirm()]).toEqual([200, true]);
    expect((await other.post(`planning/proposals/${made._id}/undo`, {})).status).toBe(200);
    expect(await isToReconfirm()).toBe(false);
    expect(shown(await dayView(api, day))).toBe(before);
  });

  it('is taken back to why its truck was down later anyway [R-PLAN-12]', async () => {
    const day = '2027-10-03';
    const [down] = trucks;
    await givenJob(api, day, { name: 'Gomez', clock: '13:30', truck: down });
    const out = { date: day, truckIds: [down], from: '18:00', note: 'Brakes' };
    expect((await removeFromService(api, out)).status).toBe(200);
    const before = shown(await dayView(api, day));
    const made = await repairOf(api, day, { truckDown: { truck: down } });
    const done = await apply(api, made._id, { option: 1, version: made.version });
    expect(done.status).toBe(200);
    expect((await undo(api, made._id)).status).toBe(200);
    expect(shown(await dayView(api, day))).toBe(before);
  });

  it('takes a truck out with the words of whoever says that it is down [R-PLAN-13, R-PLAN-12]', async () => {
    const day = '2027-10-06';
    const [down] = trucks;
    await givenJob(api, day, { name: 'Gomez', clock: '13:30', truck: down });
    const before = shown(await dayView(api, day));
    const cause = { truckDown: { truck: down, note: 'Engine' } };
    const made = await repairOf(api, day, cause);
    expect(made.cause).toEqual(cause);
    const done = await apply(api, made._id, { option: 0, version: made.version });
    expect(done.status).toBe(200);
    const out = (await dayView(api, day)).trucks.find(({ _id }) => _id === down);
    expect(out).toMatchObject({ unavailable: true, unavailableNote: 'Engine' });
    expect((await undo(api, made._id)).status).toBe(200);
    expect(shown(await dayView(api, day))).toBe(before);
    const blank = { date: day, kind: 'repair', cause: { truckDown: { truck: down, note: ' ' } } };
    const refused = await propose(api, blank);
    expect(refused.body.errors?.[0]?.path).toBe('cause.truckDown.note');
  });

  it('has failed where its fix takes too long, and says so [R-PLAN-7]', async () => {
    const day = '2027-10-04';
    const gomez = await givenJob(api, day, { name: 'Gomez', clock: '14:00' });
    expect((await unassign(api, gomez, { unassigned: 'true' })).status).toBe(200);
    const slow = jest.spyOn(api.get(RepairEngine), 'fix');
    slow.mockRejectedValueOnce(new TaskStopped('time'));
    const cause = { mark: 'unassigned', id: gomez.operationId };
    const said = 'The planner stopped. Nothing was changed.';
    expect(await propose(api, { date: day, cause })).toMatchObject({
      status: 201,
      body: { state: 'failed', error: said, words: said, options: [], now: { unserved: 1 } },
    });
    expect((await propose(api, { date: day, cause })).body.state).toBe('ready');
  });
});
