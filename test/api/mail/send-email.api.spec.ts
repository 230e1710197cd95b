import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WorkerModule } from '../../../src/app/worker.module.js';
import type { MailboxMessageView, MailboxRow } from '#modules/mail/contract/mail.view.js';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import {
  activityOf,
  customerOf,
  givenBooked,
  givenCustomer,
  historyOf,
} from '../moves/move-fixtures.js';
import { emailTo, send, UNKNOWN } from './mail-fixtures.js';

describe('POST /mailer/send', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: [WorkerModule] });
  });
  afterAll(() => api?.close());

  const emailCount = async (): Promise<number> =>
    (await api.get(Db).query('select 1 from mail.email')).length;

  it('is for those who sell', async () => {
    const body = emailTo(UNKNOWN);
    expect((await api.anonymous.post('mailer/send', body)).status).toBe(401);
    expect((await api.as('mover').post('mailer/send', body)).status).toBe(403);
    expect((await api.as('lead').post('mailer/send', body)).status).toBe(403);
  });

  it.each([
    ['recipient', { recipient: 'maria@example.com\r\nBcc: evil@example.com' }],
    ['recipient', { recipient: 'a@example.com, b@example.com' }],
    ['recipient', { recipient: '' }],
    ['recipientcc', { recipientcc: 'a@example.com\nBcc: evil@example.com' }],
    ['recipientcc', { recipientcc: 'nobody' }],
    ['subject', { subject: 'Hello\r\nBcc: evil@example.com' }],
    ['subject', { subject: '' }],
    ['template', { template: 'spam' }],
    ['html', { html: '' }],
    ['html', { html: '<script>alert(1)</script>' }],
    ['customerId', { customerId: 'no id' }],
  ])('names a faulty %s (%j) and keeps nothing', async (path, over) => {
    const { _id } = await givenCustomer(api);
    const before = await emailCount();
    const answer = await send(api, _id, over);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error) => error.path)).toEqual([path]);
    expect(await emailCount()).toBe(before);
  });

  it('keeps what a quote came to, whatever the move comes to since, and of no other email [R-CUST-34]', async () => {
    const { _id } = await givenCustomer(api);
    const before = await customerOf(api.as('sales'), _id);
    const { curTotalEstimate = 0 } = before.move.meta;
    const sent = async (id: string, template: string): Promise<string> =>
      (await send(api, id, { template })).body.emailId;
    const quote = await sent(_id, 'rfq');
    const other = await sent(_id, 'other');
    const { nounce } = await customerOf(api.as('sales'), _id);
    const body = { nounce, move: { meta: { rate: 99 } } };
    expect((await api.as('sales').put(`customermgt/${_id}`, body)).status).toBe(200);
    const priceOf = (id: string, person: 'sales' | 'lead' = 'sales') =>
      api.as(person).get(`mailer/email/${id}/quote`);
    expect((await priceOf(quote)).body).toEqual({ price: curTotalEstimate, isMost: false });
    expect((await priceOf(other)).body).toEqual({ price: null, isMost: null });
    const bare = await givenCustomer(api, null);
    expect((await priceOf(await sent(bare._id, 'rfq'))).body).toEqual({
      price: null,
      isMost: null,
    });
    expect((await priceOf(quote, 'lead')).status).toBe(403);
    expect((await priceOf(UNKNOWN)).status).toBe(404);
  });

  it('does not know an unknown customer', async () => {
    const answer = await send(api, UNKNOWN, { template: 'confirmation' });
    expect(answer).toMatchObject({ status: 404, body: { message: 'Customer not found' } });
  });

  it.each(['confirmation', 'autoconfirm'])(
    'keeps a %s back until all is booked [R-MAIL-5]',
    async (kind) => {
      const customer = await givenCustomer(api);
      const unbooked = await send(api, customer._id, { template: kind });
      expect(unbooked).toMatchObject({
        status: 422,
        body: {
          code: 'NOT_ALL_TRUCKS_ASSIGNED',
          message: 'Not all operations have truck assignments!',
        },
      });
      const empty = await givenCustomer(api, null);
      expect(await send(api, empty._id, { template: kind })).toMatchObject({
        status: 422,
        body: { code: 'MOVE_NOT_CONFIRMED', message: 'Move is not confirmed' },
      });
      const short = await givenBooked(api, kind === 'confirmation' ? '2027-04-01' : '2027-04-02');
      await api
        .get(Db)
        .query('update moves.activity set truck_count = 2 where id = $1', [activityOf(short)._id]);
      expect(await send(api, short._id, { template: kind })).toMatchObject({
        status: 422,
        body: { code: 'MOVE_NOT_CONFIRMED' },
      });
    },
  );

  it('sends, safely, to the local mailbox, and updates the customer’s page and history [R-MAIL-8]', async () => {
    const customer = await givenCustomer(api);
    const answer = await send(api, customer._id, {
      html: '<p onclick="x()">Hello <a href="javascript:x()">you</a></p><script>x()</script>',
      recipientcc: 'copy@example.com, second@example.com',
      subject: 'Your quote 🚚',
      template: 'rfq',
    });
    expect(answer).toMatchObject({ status: 200, body: { status: 'sent' } });
    const { emailId } = answer.body;

    const { body: list } = await api.as('sales').get<MailboxRow[]>('mailbox');
    expect(list[0]).toEqual({
      _id: expect.any(String),
      subject: 'Your quote 🚚',
      to: 'maria@example.com',
      sent: expect.stringMatching(/Z$/),
    });
    const { body: message } = await api
      .as('sales')
      .get<MailboxMessageView>(`mailbox/${list[0]?._id}`);
    expect(message.html).toContain('Hello');
    expect(message.html).not.toMatch(/script|onclick|javascript/);

    const after = await customerOf(api.as('sales'), customer._id);
    expect(after.nounce).toBe(customer.nounce);
    expect(after.stage).toBe(20);
    expect(after.move.emails).toEqual([
      {
        _id: emailId,
        template: 'rfq',
        subject: 'Your quote 🚚',
        recipient: 'maria@example.com',
        sent: expect.stringMatching(/Z$/),
        sender: api.people.sales._id,
        status: 'sent',
      },
    ]);
    expect((await customerOf(api.as('mover'), customer._id)).move.emails).toBeUndefined();
    const trail = (await historyOf(api, customer._id)).filter(({ type }) => type === 'EMAILED');
    expect(trail).toEqual([
      expect.objectContaining({
        employee_id: api.people.sales._id,
        data: expect.objectContaining({ emailId, template: 'rfq' }),
      }),
    ]);
  });

  it('reaches an inactive customer too', async () => {
    const customer = await givenCustomer(api);
    const { nounce, _id } = customer;
    await api.as('sales').delete(`customer/${_id}`, { query: { nounce } });
    expect((await send(api, _id)).status).toBe(200);
  });

  it('sends a request that is repeated once', async () => {
    const customer = await givenCustomer(api);
    const options = { headers: { 'idempotency-key': 'send-once' } };
    const first = await api.as('sales').post('mailer/send', emailTo(customer._id), options);
    const again = await api.as('sales').post('mailer/send', emailTo(customer._id), options);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect((await customerOf(api.as('sales'), customer._id)).move.emails).toHaveLength(1);
  });

  it('clears the mark for reconfirmation, unless the plan changed after the send', async () => {
    const customer = await givenBooked(api, '2027-04-05');
    const db = api.get(Db);
    const mark = (planVersion: string) =>
      db.query(
        `update customers.customer set reconfirm = true, plan_version = version ${planVersion}
         where id = $1`,
        [customer._id],
      );
    const reconfirm = async (): Promise<boolean> =>
      (await customerOf(api.as('sales'), customer._id)).move.meta.reconfirm;
    await mark('+ 1');
    expect((await send(api, customer._id, { template: 'confirmation' })).status).toBe(200);
    expect(await reconfirm()).toBe(true);
    await mark('+ 0');
    await send(api, customer._id, { template: 'followup' });
    expect(await reconfirm()).toBe(true);
    await send(api, customer._id, { template: 'confirmation' });
    expect(await reconfirm()).toBe(false);
  });
});
