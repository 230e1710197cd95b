import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { PrunePublicEventsCommand } from '#modules/ops/commands/prune-public-events/prune-public-events.command.js';
import { UnassignOperationCommand, AssignOperationCommand } from '#modules/scheduling/index.js';
import { Db } from '#platform/database/db.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import { startTestApi } from '../support/api/start-test-api.js';
import type { TestApi } from '../support/api/start-test-api.js';
import { assign, unassign } from '../support/given/booking-calls.js';
import { givenMove, readMove } from '../support/given/given-move.js';
import type { GivenMove } from '../support/given/given-move.js';
import { givenTruck } from '../support/given/given-truck.js';
import { rebook } from '../support/given/retime-calls.js';
import { correctActual, givenCrew, sendStamps, stampOf } from '../api/actuals/given-crew.js';
import { givenBooked } from '../api/moves/move-fixtures.js';
import { send } from '../api/mail/mail-fixtures.js';
import { EventLog, EventLogModule } from './support/event-log.js';
import { asShown, shown } from './support/shown-events.js';

const NOW = '2027-04-01T15:00:00.000Z';

const STORED = `
  select type, actor_kind, actor_id, request_id from platform.public_event
  where data->>'customerId' = $1 order by ctid`;

describe('public events', () => {
  let api: TestApi;
  let log: EventLog;
  let truck: string;
  let days = 0;

  beforeAll(async () => {
    api = await startTestApi({ modules: [EventLogModule] });
    log = api.get(EventLog);
    truck = (await givenTruck(api))._id;
  });
  afterEach(() => api?.setTime(undefined));
  afterAll(() => api?.close());

  const storedOf = ({ customerId }: Pick<GivenMove, 'customerId'>) =>
    api.get(Db).query<{ type: string }>(STORED, [customerId]);
  const typesOf = async (move: Pick<GivenMove, 'customerId'>): Promise<string[]> =>
    (await storedOf(move)).map(({ type }) => type);

  const freshDay = (): string => {
    days += 1;
    return `2027-05-${String(days).padStart(2, '0')}`;
  };

  async function booked(day = freshDay(), on = truck): Promise<GivenMove> {
    const move = await givenMove(api, day);
    expect((await assign(api, move, on)).status).toBe(200);
    return readMove(api, move.customerId);
  }

  it('come to a subscriber as they are stored with what happened [R-EVENT-1]', async () => {
    const move = await givenMove(api, '2027-04-05');
    api.setTime(NOW);
    const answer = await assign(api, move, truck);
    expect(answer.status).toBe(200);
    expect(await storedOf(move)).toEqual([
      {
        type: 'MoveBooked',
        actor_kind: 'employee',
        actor_id: api.people.sales._id,
        request_id: answer.headers.get('x-request-id'),
      },
    ]);
    const events = await log.of(move.customerId, 1);
    expect(events.map(asShown)).toEqual([shown('move-booked.1')]);
  });

  it('say where a booked move goes, that it is released, canceled and back [R-EVENT-2]', async () => {
    const on = (await givenTruck(api))._id;
    const move = await booked('2027-04-05', on);
    const { customerId, operationId } = move;
    api.setTime(NOW);
    const part = { _id: operationId, start: '10:00', truck: on };
    expect((await rebook(api, move, '2027-04-06', [part])).status).toBe(200);
    const off = await unassign(api, await readMove(api, customerId));
    expect(off.status).toBe(200);
    expect((await assign(api, await readMove(api, customerId), on)).status).toBe(200);
    const sales = api.as('sales');
    const nounceOf = async () => (await readMove(api, customerId)).nounce;
    const query = { nounce: await nounceOf() };
    expect((await sales.delete(`customer/${customerId}`, { query })).status).toBe(200);
    const back = { nounce: await nounceOf() };
    expect((await sales.put(`customermgt/${customerId}/reactivate`, back)).status).toBe(200);
    const events = (await log.of(customerId, 6)).map(asShown);
    expect(await typesOf(move)).toEqual([
      'MoveBooked',
      'MoveRescheduled',
      'MoveReleased',
      'MoveBooked',
      'MoveCanceled',
      'MoveReactivated',
    ]);
    for (const name of ['rescheduled', 'released', 'canceled', 'reactivated'])
      expect(events).toContainEqual(shown(`move-${name}.1`));
  });

  it('say that a quote is on its way, and a plan confirmed when its email arrived [R-EVENT-2]', async () => {
    const { _id: customerId } = await givenBooked(api);
    api.setTime(NOW);
    for (const template of ['rfq', 'other', 'confirmation'])
      expect((await send(api, customerId, { template })).status).toBe(200);
    const events = await log.of(customerId, 3);
    expect(await typesOf({ customerId })).toEqual(['MoveBooked', 'QuoteSent', 'PlanConfirmed']);
    expect(events.map(asShown)).toContainEqual(shown('quote-sent.1'));
    expect(events.map(asShown)).toContainEqual(shown('plan-confirmed.1'));
  });

  it('say when a job began and ended, once it is known [R-EVENT-2]', async () => {
    const crew = await givenCrew(api);
    const { move, ann } = crew;
    const started = stampOf(crew, 'started', '14:30');
    for (let time = 0; time < 2; time += 1)
      expect((await sendStamps(ann, [started])).status).toBe(200);
    expect((await sendStamps(ann, [stampOf(crew, 'started', '14:20')])).status).toBe(200);
    const typed = { version: 2, finished: '2027-03-10T19:00:00.000Z' };
    expect((await correctActual(api.as('manager'), crew, typed)).status).toBe(200);
    const events = (await log.of(move.customerId, 3)).map(asShown);
    expect(await typesOf(move)).toEqual(['MoveBooked', 'JobStarted', 'JobFinished']);
    expect(events).toContainEqual(shown('job-started.1'));
    expect(events).toContainEqual(shown('job-finished.1'));
  });

  it('come again, as the same, to a subscriber who failed [R-EVENT-1]', async () => {
    const move = await givenMove(api, freshDay());
    log.failOnce();
    expect((await assign(api, move, truck)).status).toBe(200);
    const [first, second] = await log.of(move.customerId, 2);
    expect(second).toEqual(first);
    expect(await storedOf(move)).toHaveLength(1);
  });

  it('are none of what is refused [R-EVENT-3]', async () => {
    const day = freshDay();
    const late = await givenMove(api, day);
    await booked(day);
    expect((await assign(api, late, truck)).status).toBe(409);
    expect(await storedOf(late)).toEqual([]);
  });

  it('are none of a call that is sent again [R-EVENT-3]', async () => {
    const move = await booked();
    const headers = { 'idempotency-key': 'the-same-call' };
    const body = {
      customerNounce: move.nounce,
      activityDay: freshDay(),
      operations: [{ _id: move.operationId, start: '08:30', truck }],
    };
    for (let time = 0; time < 2; time += 1) {
      const path = `move/activity/${move.activityId}/rebook`;
      expect((await api.as('sales').post(path, body, { headers })).status).toBe(200);
    }
    expect(await typesOf(move)).toEqual(['MoveBooked', 'MoveRescheduled']);
  });

  it('say of a command that writes a move several times what came of it [R-EVENT-3]', async () => {
    const move = await booked();
    const other = (await givenTruck(api))._id;
    const { operationId, nounce } = move;
    const version = Number(nounce);
    const commands = api.get(CommandBus);
    await api.get(UnitOfWork).run(async () => {
      await commands.execute(
        new UnassignOperationCommand(api.branchId, operationId, version, true),
      );
      await commands.execute(
        new AssignOperationCommand(api.branchId, operationId, other, version + 1),
      );
    });
    expect(await typesOf(move)).toEqual(['MoveBooked']);
  });

  it('are none of a part of a command that was taken back [R-EVENT-3]', async () => {
    const move = await booked();
    const { operationId, nounce } = move;
    const work = api.get(UnitOfWork);
    const takeOff = new UnassignOperationCommand(api.branchId, operationId, Number(nounce), true);
    await work.run(async () => {
      const part = work.orNothing(async () => {
        await api.execute(takeOff);
        throw new Error('taken back');
      });
      await expect(part).rejects.toThrow('taken back');
    });
    expect(await typesOf(move)).toEqual(['MoveBooked']);
  });

  it('are one for each customer whose truck goes out of service', async () => {
    const own = (await givenTruck(api))._id;
    const move = await booked(freshDay(), own);
    const query = { clear: true };
    const answer = await api.as('manager').delete(`truck/${own}`, { query });
    expect(answer.status).toBe(200);
    expect(await typesOf(move)).toEqual(['MoveBooked', 'MoveReleased']);
  });

  it('are none of a customer who is only saved', async () => {
    const { customerId, nounce } = await booked();
    const body = { nounce, notes: 'Call the neighbor' };
    const saved = await api.as('sales').put<CustomerView>(`customermgt/${customerId}`, body);
    expect(saved.status).toBe(200);
    expect(await typesOf({ customerId })).toEqual(['MoveBooked']);
  });

  it('are kept for 30 days [R-EVENT-1]', async () => {
    const old = await booked();
    const recent = await booked();
    const since = `update platform.public_event set at = now() - $2::interval where data->>'customerId' = $1`;
    await api.asOwner(since, [old.customerId, '30 days 1 minute']);
    await api.asOwner(since, [recent.customerId, '29 days 23 hours']);
    expect(await api.execute(new PrunePublicEventsCommand())).toBe(1);
    expect(await typesOf(old)).toEqual([]);
    expect(await typesOf(recent)).toEqual(['MoveBooked']);
  });
});
