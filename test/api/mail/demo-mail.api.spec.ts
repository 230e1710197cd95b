import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { seedEmail } from '../../../src/app/demo/seed-calls-and-mail.js';
import { CONFIRM_PAST_MOVES } from '../../../src/app/demo/confirm-past-moves.js';
import { DemoLetters } from '../../../src/app/demo/letters.js';
import type { DemoContext } from '../../../src/app/demo/seed-customer.js';
import type { ReportFiguresView } from '#modules/reports/contract/report-figures.js';
import { Db } from '#platform/database/db.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import { customerOf } from '../moves/move-fixtures.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import { historyOf } from '../../support/given/history-of.js';
import { givenTruck } from '../../support/given/given-truck.js';

describe('an email of the demo company, where a mail server is configured', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ settings: { SMTP_URL: 'smtp://127.0.0.1:9' } });
  });
  afterAll(() => api?.close());

  it('is recorded as kept in the local mailbox, where it is, and no job takes it anywhere', async () => {
    const { customer } = await givenMove(api, '2027-03-01');
    const queries = api.get(QueryBus);
    const context = {
      commands: api.get(CommandBus),
      letters: new DemoLetters(queries),
      branch: { demo: { name: 'Oklahoma City' } },
    } as DemoContext;
    await api.get(UnitOfWork).run(() => seedEmail(context, customer, 'rfq'));

    const db = api.get(Db);
    const sql = 'select status, transport, message_id as "messageId" from mail.email';
    const [email] = await db.query<{ messageId: string }>(sql);
    expect(email).toMatchObject({ status: 'sent', transport: 'mailbox' });
    const kept = 'select recipient from mail.mailbox_message where message_id = $1';
    expect(await db.query(kept, [email?.messageId])).toEqual([{ recipient: customer.email }]);
    const jobs = "select name from platform.job where name like 'mail.%'";
    expect(await db.query(jobs)).toEqual([]);
  });
});

describe('the confirmations of the demo company’s past', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  it('are on record with the customers whose moves are over, for a share of them', async () => {
    api.setTime('2027-03-01T12:00:00Z');
    const truck = await givenTruck(api);
    const book = async (day: string): Promise<string> => {
      const move = await givenMove(api, day);
      expect((await assign(api, move, truck._id)).status).toBe(200);
      return move.customerId;
    };
    const over = await book('2027-03-10');
    await book('2027-03-20');
    await givenMove(api, '2027-03-11');
    const confirm = (share: number): Promise<unknown> => {
      const values = ['2027-03-15T12:00:00Z', [api.branchId], share];
      return api.get(UnitOfWork).run(() => api.get(Db).execute(CONFIRM_PAST_MOVES, values));
    };
    const reported = async (): Promise<unknown> => {
      const query = { start: '2027-03-01', end: '2027-03-31', branchId: 'all' };
      const path = 'reports/manager/figures';
      const { body } = await api.as('admin').get<ReportFiguresView>(path, { query });
      return body.figures.find(({ name }) => name === 'Confirmed')?.value;
    };
    await confirm(0);
    expect(await reported()).toBe(0);
    await confirm(1);
    expect(await reported()).toBe(50);
    const { move } = await customerOf(api.as('sales'), over);
    const sent = { template: 'confirmation', status: 'sent' };
    expect(move.emails).toEqual([
      expect.objectContaining({ ...sent, subject: 'Your move on 03/10/2027 is confirmed' }),
    ]);
    const trail = await historyOf(api, 'customer', over);
    expect(trail.filter(({ type }) => type === 'EMAILED')).toHaveLength(1);
  });
});
