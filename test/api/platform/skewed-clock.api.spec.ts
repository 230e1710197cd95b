import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EndExpiredReservationsCommand } from '#modules/booking/commands/end-expired-reservations/end-expired-reservations.command.js';
import type { TicketView } from '#modules/access/contract/access.view.js';
import { TidyReportsCommand } from '#modules/reports/commands/tidy-reports/tidy-reports.command.js';
import { Db } from '#platform/database/db.js';
import { IdempotentRequests } from '#platform/http/idempotency/idempotent-requests.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { confirm, contactOf, DAY, givenArea, givenReservation } from '../booking/visitor-calls.js';
import { dayView } from '../scheduling/day-calls.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe('a process whose clock is off', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ settings: { SESSION_IDLE_MINUTES: '15' } });
  });
  afterAll(() => api?.close());

  const off = (ms: number) => api.setTime(ms === 0 ? undefined : new Date(Date.now() + ms));
  const status = async (path: string, client = api.anonymous) => (await client.get(path)).status;

  it('eleven minutes ahead ends no hold, which is then confirmed', async () => {
    const area = await givenArea(api);
    const held = await givenReservation(api, area);
    off(11 * MINUTE_MS);
    await api.execute(new EndExpiredReservationsCommand());
    const { reservations } = await dayView(api, DAY, { branchId: area.branch._id });
    expect(reservations.map(({ _id }) => _id)).toEqual([held.reservationId]);
    const { status: answer } = await confirm(api, held.reservationId, contactOf(area, held));
    off(0);
    expect(answer).toBe(201);
  });

  it('eleven minutes ahead makes a hold that lasts ten minutes', async () => {
    off(11 * MINUTE_MS);
    const { expiresAt } = await givenReservation(api, await givenArea(api));
    off(0);
    const minutes = (Date.parse(expiresAt) - Date.now()) / MINUTE_MS;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThan(10.1);
  });

  it('a day ahead keeps sessions, connections, tickets and visits of others', async () => {
    const client = await api.asEmployee(api.people.admin);
    const ticket = async (purpose: string) =>
      (await client.post<TicketView>('tickets', { for: purpose })).body.url;
    const [exported, board] = [await ticket('customer-export'), await ticket('ops-board')];
    off(24 * HOUR_MS);
    expect(await status('employee/self', client)).toBe(200);
    expect(await status(exported)).toBe(200);
    expect(await status(board)).toBe(303);
    const connection = await LiveConnection.open(api.origin, client.token);
    expect(await connection.ask('watch', { topic: 'queues' })).toHaveProperty('revision');
    connection.close();
    off(0);
  });

  it('a day behind keeps nothing for longer, nor what it gives itself', async () => {
    off(-24 * HOUR_MS);
    const client = await api.asEmployee(api.people.admin);
    const { body } = await client.post<TicketView>('tickets', { for: 'customer-export' });
    const reach = await api.get(Db).query<{ table: string; minutes: number }>(
      `select round(extract(epoch from max(expires) - now()) / 60)::int as minutes
       from access.session union all
       select ceil(extract(epoch from max(expires) - now()) / 60)::int from access.ticket`,
    );
    off(0);
    expect(reach.map(({ minutes }) => minutes)).toEqual([720, 1]);
    expect(await status(body.url)).toBe(200);
  });

  it('a day ahead forgets no kept answer and gives up no report at work', async () => {
    const headers = { 'idempotency-key': 'once' };
    const report = { start: '2027-03-01', end: '2027-03-02' };
    const queue = () =>
      api.as('admin').post<{ reportId: string }>('reports/moves', report, { headers });
    const first = await queue();
    const state = () =>
      api
        .get(Db)
        .query('select state, run, touched from reports.report where id = $1', [
          first.body.reportId,
        ]);
    const before = await state();
    off(25 * HOUR_MS);
    await api.get(IdempotentRequests).forgetOld();
    await api.execute(new TidyReportsCommand());
    expect(await state()).toEqual(before);
    const again = await queue();
    off(0);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });
});
