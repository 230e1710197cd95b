import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { EmployeeView } from '#modules/employees/contract/employee.view.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { freshDays } from '../../support/given/fresh-days.js';
import { readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { historyOf } from '../../support/given/history-of.js';
import { hire } from '../../support/given/hire.js';
import { AGREED } from '../../support/given/retime-calls.js';
import { dayView, markOff, seat, UNKNOWN, unseat } from '../scheduling/day-calls.js';
import {
  apply,
  givenJob,
  proposal,
  propose,
  shown,
  twoTrucks,
  undo,
  worked,
} from './desk-calls.js';

describe('applying a proposal and taking it back', () => {
  let api: TestApi;
  let trucks: [string, string];

  beforeAll(async () => {
    api = await startTestApi();
    trucks = await twoTrucks(api);
  });
  afterAll(() => api?.close());

  const freshDay = freshDays('2027-06');

  /** On the Unassigned row of a day on which the first truck is out anyway. */
  async function givenLoose(day: string): Promise<GivenMove> {
    const lead = await hire(api, { roles: ['team_lead'] });
    await givenJob(api, day, { name: 'Park', clock: '13:30', truck: trucks[0], duration: 3 });
    await seat(api, day, { mover: lead._id, truck: trucks[0], position: 0 });
    const gomez = await givenJob(api, day, { name: 'Gomez', clock: '19:00', duration: 3 });
    const { body } = await unassign(api, gomez, { unassigned: 'true' });
    return { ...gomez, nounce: body.nounce };
  }

  const fixOf = async (day: string, mark: string, id: string) =>
    (await propose(api, { date: day, cause: { mark, id } })).body;

  const truckOf = async (move: GivenMove) =>
    (await readMove(api, move.customerId)).customer.move.activities[0]?.operations[0]?.truck;

  it('is for those who dispatch, and knows its proposals [R-PLAN-10]', async () => {
    const path = `planning/proposals/${UNKNOWN}/apply`;
    expect((await api.as('sales').post(path, { option: 1, version: 1 })).status).toBe(403);
    expect((await apply(api, UNKNOWN, { option: 1, version: 1 })).status).toBe(404);
    expect((await undo(api, UNKNOWN)).status).toBe(404);
    expect((await apply(api, UNKNOWN, { option: 1 })).body.errors).toMatchObject([
      { path: 'version' },
    ]);
    const words = { option: 1, version: 1, agreed: { 1: 'ok' } };
    expect((await apply(api, UNKNOWN, words)).body.errors).toMatchObject([{ path: 'agreed' }]);
  });

  it('puts the move on its truck, tells the nounce, and takes it back byte for byte [R-PLAN-10, R-PLAN-12]', async () => {
    const day = freshDay();
    const gomez = await givenLoose(day);
    const before = shown(await dayView(api, day));
    const made = await fixOf(day, 'unassigned', gomez.operationId);
    const done = await apply(api, made._id, { option: 1, version: 1 });
    expect(done).toMatchObject({
      status: 200,
      body: { _id: made._id, state: 'applied', version: 2, applied: { option: 1 } },
    });
    expect(done.body.applied?.by).toBe(made.made.by);
    expect(done.body).not.toHaveProperty('undone');
    const now = await readMove(api, gomez.customerId);
    expect(done.body.nounces).toEqual({ [gomez.customerId]: now.nounce });
    expect(await truckOf(gomez)).toBe(trucks[0]);
    const [told] = await historyOf(api, 'customer', gomez.customerId);
    expect(told?.data).toMatchObject({ plan: 'Gomez has no truck' });
    expect(shown(await dayView(api, day))).not.toBe(before);
    const again = await apply(api, made._id, { option: 1, version: 2 });
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'PROPOSAL_STATE', message: 'This proposal was already applied.' },
    });
    const removed = await api.as('manager').delete(`planning/proposals/${made._id}`);
    expect(removed).toMatchObject({ status: 409, body: { code: 'PROPOSAL_STATE' } });
    const back = await undo(api, made._id);
    expect(back).toMatchObject({ status: 200, body: { state: 'undone', version: 3 } });
    expect(back.body.undone).toEqual({ by: made.made.by, at: expect.any(String) });
    expect(shown(await dayView(api, day))).toBe(before);
    const late = (await undo(api, made._id)).body;
    expect(late.code).toBe('PROPOSAL_STATE');
    expect(late.message).toMatch(
      new RegExp(`^${made.made.by} took this proposal back at \\d+:\\d\\d [AP]M\\.$`),
    );
    const anew = await apply(api, made._id, { option: 1, version: 3 });
    expect(anew.status).toBe(200);
    expect(anew.body).not.toHaveProperty('undone');
    expect(await truckOf(gomez)).toBe(trucks[0]);
  });

  it('is stale once a step finds its move elsewhere: nothing is written, a new one comes [R-PLAN-10]', async () => {
    const day = freshDay();
    const gomez = await givenLoose(day);
    const made = await fixOf(day, 'unassigned', gomez.operationId);
    const elsewhere = await assign(api, gomez, trucks[1]);
    expect(elsewhere.status).toBe(200);
    const off = await unassign(api, { ...gomez, nounce: elsewhere.body.nounce }, {});
    expect(off.status).toBe(200);
    const refused = await apply(api, made._id, { option: 1, version: 1 });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'PROPOSAL_STALE', steps: [{ seq: 1, message: 'Gomez is off the board.' }] },
    });
    const by = refused.body.steps?.[0]?.by;
    expect(by).not.toBe('');
    expect(refused.body.message).toBe(
      `${by} changed 1 of these steps. A new proposal is on its way.`,
    );
    expect((await proposal(api, made._id)).body).toMatchObject({ state: 'stale', version: 2 });
    expect((await apply(api, made._id, { option: 1, version: 2 })).body.code).toBe(
      'PROPOSAL_STATE',
    );
  });

  it('is stale once its place is taken, and the new one goes elsewhere [R-PLAN-10]', async () => {
    const day = freshDay();
    const gomez = await givenLoose(day);
    const made = await fixOf(day, 'unassigned', gomez.operationId);
    await givenJob(api, day, { name: 'Lee', clock: '18:30', truck: trucks[0], duration: 3 });
    const before = shown(await dayView(api, day));
    const refused = await apply(api, made._id, { option: 1, version: 1 });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'PROPOSAL_STALE',
        steps: [{ seq: 1, message: 'That time is already booked on this truck.' }],
      },
    });
    expect(refused.body.steps?.[0]?.by).not.toBe('');
    expect(shown(await dayView(api, day))).toBe(before);
    const { replacedBy, state } = (await proposal(api, made._id)).body;
    expect(state).toBe('stale');
    const next = await worked(api, replacedBy ?? '');
    expect(next.options[0]?.steps[0]).toMatchObject({ to: { truck: trucks[1] } });
  });

  it('stays as it is when another version of it is applied, and minds nothing else of the day [R-PLAN-10]', async () => {
    const day = freshDay();
    const gomez = await givenLoose(day);
    const made = await fixOf(day, 'unassigned', gomez.operationId);
    const other = await apply(api, made._id, { option: 1, version: 9 });
    expect(other).toMatchObject({ status: 409, body: { code: 'PROPOSAL_STALE', steps: [] } });
    expect((await proposal(api, made._id)).body).toMatchObject({ state: 'ready', version: 1 });
    await givenJob(api, day, { name: 'Ruiz', clock: '14:00', truck: trucks[1] });
    expect((await apply(api, made._id, { option: 1, version: 1 })).status).toBe(200);
  });

  it('needs the words of a customer whose start moves, and keeps them [R-PLAN-11]', async () => {
    const day = freshDay();
    await givenJob(api, day, { name: 'Gomez', clock: '14:00', truck: trucks[0] });
    const park = await givenJob(api, day, {
      name: 'Park',
      clock: '18:45',
      truck: trucks[0],
      duration: 3,
    });
    const before = shown(await dayView(api, day));
    const made = await fixOf(day, 'tight', park.operationId);
    expect(made.options[0]?.steps).toMatchObject([
      { id: park.operationId, from: { start: '13:45' }, to: { start: '14:00' }, call: true },
    ]);
    const unasked = await apply(api, made._id, { option: 1, version: 1 });
    expect(unasked).toMatchObject({
      status: 422,
      body: {
        code: 'AGREEMENT_NEEDED',
        message: 'The customer was promised 1:45 PM. Note how they agreed to the new time.',
        steps: [1],
      },
    });
    const stranger = { option: 1, version: 1, agreed: { 7: AGREED } };
    expect((await apply(api, made._id, stranger)).body.errors).toMatchObject([
      { path: 'agreed.7' },
    ]);
    const done = await apply(api, made._id, { option: 1, version: 1, agreed: { 1: AGREED } });
    expect(done.status).toBe(200);
    const told = JSON.stringify(await historyOf(api, 'customer', park.customerId));
    expect(told).toContain(AGREED);
    expect((await undo(api, made._id)).status).toBe(200);
    expect(shown(await dayView(api, day))).toBe(before);
  });

  it('refuses a kept step without one that it needs [R-PLAN-11]', async () => {
    const day = freshDay();
    await hire(api, { roles: ['team_lead'] });
    const gomez = await givenJob(api, day, { name: 'Gomez', clock: '15:00' });
    await unassign(api, gomez, { unassigned: 'true' });
    const made = await fixOf(day, 'unassigned', gomez.operationId);
    expect(made.options[0]?.steps[1]).toMatchObject({ op: 'seat', needs: [1] });
    const refused = await apply(api, made._id, { option: 1, version: 1, leaveOut: [1] });
    expect(refused).toMatchObject({ status: 422, body: { code: 'STEPS_DEPEND' } });
    expect(refused.body.message).toContain('Step 2 needs step 1.');
    const seats = made.options[0]?.steps.slice(1).map(({ seq }) => seq);
    const placed = await apply(api, made._id, { option: 1, version: 1, leaveOut: seats });
    expect(placed.status).toBe(200);
    expect((await dayView(api, day)).assignment.movers).toEqual([]);
  });

  it('takes a lead from a truck without jobs where no other one is free, and back [R-PLAN-6, R-PLAN-12]', async () => {
    const day = freshDay();
    const [busy, idle] = trucks;
    const lead = await hire(api, { roles: ['team_lead'] });
    await givenJob(api, day, { name: 'Gomez', clock: '15:00', truck: busy });
    await seat(api, day, { mover: lead._id, truck: idle, position: 0 });
    const { body: people } = await api.as('manager').get<EmployeeView[]>('employee');
    for (const { _id, roles } of people) {
      const isOther = roles.includes('team_lead') && _id !== lead._id;
      if (isOther) await markOff(api, day, { employee: _id, reason: 'Away', expect: null });
    }
    const before = shown(await dayView(api, day));
    const made = await fixOf(day, 'missingLead', busy);
    expect(made.options[0]?.steps).toMatchObject([
      { id: lead._id, from: { truck: idle, position: 0 }, to: { truck: busy, position: 0 } },
    ]);
    expect((await apply(api, made._id, { option: 1, version: 1 })).status).toBe(200);
    expect((await dayView(api, day)).assignment.movers).toEqual([
      { mover: lead._id, truck: busy, position: 0 },
    ]);
    expect((await undo(api, made._id)).status).toBe(200);
    expect(shown(await dayView(api, day))).toBe(before);
  });

  it('is not taken back while something is elsewhere since, until it is there again [R-PLAN-12]', async () => {
    const day = freshDay();
    await hire(api, { roles: ['team_lead'] });
    await givenJob(api, day, { name: 'Gomez', clock: '15:00', truck: trucks[0] });
    const before = shown(await dayView(api, day));
    const made = await fixOf(day, 'missingLead', trucks[0]);
    expect((await apply(api, made._id, { option: 1, version: 1 })).status).toBe(200);
    const lead = made.options[0]?.steps[0]?.id ?? '';
    expect((await dayView(api, day)).assignment.movers).toEqual([
      { mover: lead, truck: trucks[0], position: 0 },
    ]);
    await unseat(api, day, lead);
    const refused = await undo(api, made._id);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'PROPOSAL_CHANGED',
        steps: [{ seq: 1, message: expect.stringMatching(/ has no seat\.$/) }],
      },
    });
    const by = refused.body.steps?.[0]?.by;
    expect(refused.body.message).toBe(`${by} changed 1 of these steps since.`);
    await seat(api, day, { mover: lead, truck: trucks[0], position: 0 });
    expect((await undo(api, made._id)).status).toBe(200);
    expect(shown(await dayView(api, day))).toBe(before);
  });
});
