import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WorkerModule } from '../../../src/app/worker.module.js';
import { addDays } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import { toCents, toDollars } from '#kernel/money.js';
import { showHours, showMoney } from '#modules/mail/domain/merge-fields/formats.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type {
  MailboxMessageView,
  MailboxRow,
  QuotedPriceView,
} from '#modules/mail/contract/mail.view.js';
import type { ProposalView } from '#modules/mail/contract/proposal.view.js';
import type { PromiseView } from '#modules/promises/contract/promise.view.js';
import type { QuotedRangeView } from '#modules/ranges/contract/range.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { send, UNKNOWN } from '../mail/mail-fixtures.js';
import { activityOf, givenCustomer, stops } from '../moves/move-fixtures.js';

describe('what a customer is told about how long a move takes', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ modules: [WorkerModule] });
  });
  afterAll(() => api?.close());

  /** A customer with one day; without an estimate while it has no stops. */
  async function customerWith(
    locations: object[],
    figures: object = {},
  ): Promise<{ _id: string; activityId: string }> {
    const { _id, nounce, ...customer } = await givenCustomer(api);
    const activityId = activityOf({ _id, nounce, ...customer })._id;
    const body = { customerId: _id, nounce, activity: { locations, ...figures } };
    const { status } = await api.as('sales').put<CustomerView>(`move/activity/${activityId}`, body);
    expect(status).toBe(200);
    return { _id, activityId };
  }
  /** One more day of a customer, after those that are there. */
  async function addDay({ _id }: { _id: string }, locations: object[]): Promise<string> {
    const { nounce, move } = await get<CustomerView>(`customer/${_id}`, {});
    const activityDay = addDays(move.activities.at(-1)?.activityDay as LocalDate, 1);
    const { body: added } = await api
      .as('sales')
      .post<{ activity: { _id: string }; nounce: string }>('move/activity', {
        ...{ movingContractId: _id, nounce, activityDay },
      });
    const activity = { locations };
    const path = `move/activity/${added.activity._id}`;
    const saved = { customerId: _id, nounce: added.nounce, activity };
    expect((await api.as('sales').put(path, saved)).status).toBe(200);
    return added.activity._id;
  }
  const get = async <View>(path: string, query: Record<string, string>): Promise<View> =>
    (await api.as('sales').get<View>(path, { query })).body;
  const promisesOf = ({ _id, activityId }: { _id: string; activityId: string }) =>
    get<PromiseView[]>(`move/activity/${activityId}/promises`, { customerId: _id });
  const proposalTo = (customerId: string) => get<ProposalView>('mailer/proposal', { customerId });
  async function changeBranch(over: object): Promise<void> {
    const { body } = await api.as('admin').get<object>(`branch/${api.branchId}`);
    const { status } = await api.as('admin').put(`branch/${api.branchId}`, { ...body, ...over });
    expect(status).toBe(200);
  }

  it('is for those who sell, and of the customer’s own activities', async () => {
    const path = `move/activity/${UNKNOWN}/promises`;
    const query = { customerId: UNKNOWN };
    expect((await api.anonymous.get(path, { query })).status).toBe(401);
    expect((await api.as('mover').get(path, { query })).status).toBe(403);
    expect((await api.as('sales').get(path)).status).toBe(400);
    expect((await api.as('sales').get(path, { query })).status).toBe(404);
    expect((await api.as('mover').get('mailer/proposal', { query })).status).toBe(403);
    expect((await api.as('sales').get('mailer/proposal', { query })).status).toBe(404);
  });

  it('is kept as each quote told it, newest first, and never changes [R-CUST-34, R-PROMISE-1]', async () => {
    const customer = await customerWith(stops());
    const range = await get<QuotedRangeView>(`move/activity/${customer.activityId}/range`, {
      customerId: customer._id,
    });
    const first = await send(api, customer._id, { template: 'rfq' });
    await send(api, customer._id, { template: 'followup' });
    const second = await send(api, customer._id, { template: 'rfq' });
    const promises = await promisesOf(customer);
    expect(promises.map(({ emailId }) => emailId)).toEqual([
      second.body.emailId,
      first.body.emailId,
    ]);
    // What the page says was quoted is what the email says.
    const quoted = await get<QuotedPriceView>(`mailer/email/${first.body.emailId}/quote`, {});
    expect(quoted).toEqual({ price: range.most.price, isMost: true });
    expect(promises[1]).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      emailId: first.body.emailId,
      template: 'rfq',
      at: expect.stringMatching(/Z$/),
      hours: range.hours,
      price: range.price,
      quantile: range.quantile,
      modelVersion: range.model.version,
      constantsVersion: range.basis.constantsVersion,
    });
    for (const change of [
      'update promises.promise set quantile = 1',
      'delete from promises.promise',
      'truncate promises.promise',
    ]) {
      await expect(api.asOwner(change)).rejects.toThrow('what was promised never changes');
    }
  });

  it('is nothing of a day without an estimate [R-PROMISE-1]', async () => {
    const customer = await customerWith([]);
    expect((await send(api, customer._id, { template: 'rfq' })).status).toBe(200);
    expect(await promisesOf(customer)).toEqual([]);
  });

  it('fills merge fields, the most of them never below the minimum time [R-PROMISE-2]', async () => {
    const { _id, activityId } = await customerWith(stops());
    const range = await get<QuotedRangeView>(`move/activity/${activityId}/range`, {
      customerId: _id,
    });
    const fields = await get<Record<string, unknown>>(`mailer/customerdata/${_id}`, {});
    expect(fields).toMatchObject({
      'range.p50': String(range.hours.p50),
      'range.maximumHours': String(Math.max(2.5, range.hours.maximum)),
      'activities.0.range.p80': String(range.hours.p80),
    });
    const { _id: bare } = await customerWith([]);
    expect(await get(`mailer/customerdata/${bare}`, {})).toMatchObject({
      'range.p50': '',
      'range.maximumPrice': '',
      'activities.0.range.p90': '',
    });
  });

  it('is one maximum, in range, mail and promise, of each day and of all, never below the minimum charge [R-RANGE-10]', async () => {
    const customer = await customerWith(stops(), { minTime: 11 });
    const { _id, activityId } = customer;
    const range = await get<QuotedRangeView>(`move/activity/${activityId}/range`, {
      customerId: _id,
    });
    expect(range.hours.maximum).toBeLessThan(11);
    expect(range.most).toEqual({ hours: 11, price: range.price.maximum });
    const one = await get<Record<string, string>>(`mailer/customerdata/${_id}`, {});
    expect(one).toMatchObject({
      'most.hours': '11',
      'range.maximumHours': '11',
      'activities.0.most.hours': '11',
      'most.price': one['range.maximumPrice'],
    });
    expect(one['move.totalEstimateMin']).toBe(one['most.price']);
    await send(api, _id, { template: 'rfq' });
    const [promise] = await promisesOf(customer);
    expect([promise?.hours.maximum, promise?.price.maximum]).toEqual([11, range.most.price]);

    const second = await addDay(customer, stops());
    const both = await get<QuotedRangeView>(`move/activity/${activityId}/range`, {
      customerId: _id,
    });
    const other = await get<QuotedRangeView>(`move/activity/${second}/range`, { customerId: _id });
    const price = toDollars(toCents(range.most.price + other.most.price));
    const hours = range.most.hours + other.most.hours;
    expect(both.together).toEqual({ days: 2, hours, price });
    expect(await get(`mailer/customerdata/${_id}`, {})).toMatchObject({
      'most.hours': showHours(hours),
      'most.price': showMoney(toCents(price)),
      'move.severalDays': 'yes',
    });
    const bare = await addDay(customer, []);
    expect(await get(`mailer/customerdata/${_id}`, {})).toMatchObject({ 'most.price': '' });
    expect(
      await get<QuotedRangeView>(`move/activity/${second}/range`, { customerId: _id }),
    ).toMatchObject({ together: null });
    expect(bare).not.toBe(second);
  });

  it('is the estimate, at least the minimum, where a branch lets it be a cap and there is no range [R-RANGE-10]', async () => {
    const { _id } = await customerWith([], { estHours: 2, minTime: 2.5 });
    const none = await get<Record<string, string>>(`mailer/customerdata/${_id}`, {});
    expect(none).toMatchObject({ 'most.hours': '', 'most.price': '' });
    const settings = `estimates/settings/${api.branchId}`;
    const { revision } = await get<{ revision: number }>(settings, {});
    const set = (estimateIsCap: boolean, seen: number) =>
      api.as('admin').put(settings, { revision: seen, estimateIsCap });
    expect((await set(true, revision)).status).toBe(200);
    const capped = await get<Record<string, string>>(`mailer/customerdata/${_id}`, {});
    expect(capped).toMatchObject({
      'most.hours': '2.5',
      'most.price': none['move.totalEstimateMin'],
      'range.maximumPrice': '',
    });
    expect((await set(false, revision + 1)).status).toBe(200);
  });

  it('is a written proposal in the emails of a branch in Texas, or they are refused by name [R-MAIL-12]', async () => {
    const customer = await customerWith(stops());
    const bare = await customerWith([]);
    expect(await proposalTo(customer._id)).toEqual({ required: false, html: '', missing: [] });
    await changeBranch({ normalizedAddress: '500 Congress Ave, Austin, TX 78701' });
    expect(await proposalTo(bare._id)).toEqual({
      required: true,
      html: '',
      missing: ['registrationNumber', 'range'],
    });
    expect(await send(api, bare._id, { template: 'rfq' })).toMatchObject({
      status: 422,
      body: {
        code: 'PROPOSAL_INCOMPLETE',
        message:
          'The proposal is incomplete: the registration number of the branch and a time range for every day are missing.',
        missing: ['registrationNumber', 'range'],
      },
    });
    expect(await promisesOf(bare)).toEqual([]);
    expect((await send(api, bare._id, { template: 'followup' })).status).toBe(200);

    await changeBranch({ registrationNumber: '006123456C' });
    const { html } = await proposalTo(customer._id);
    const document = '<html><body><p>Hello</p></body></html>';
    expect((await send(api, customer._id, { template: 'rfq', html: document })).status).toBe(200);
    const [row] = await get<MailboxRow[]>('mailbox', {});
    const message = await get<MailboxMessageView>(`mailbox/${row?._id}`, {});
    expect(message.html).toContain(`<p>Hello</p>${html}</body>`);
    const [promise] = await promisesOf(customer);
    const { maximumPrice, maximumHours } = (
      await get<{ range: Record<string, string> }>(`mailer/customerdata/${customer._id}`, {})
    ).range;
    expect(maximumHours).toBe(String(Math.max(2.5, promise?.hours.maximum ?? 0)));
    for (const sentence of [
      'Oklahoma City<br />Registered mover no. 006123456C<br />500 Congress Ave, Austin, TX 78701',
      `This is a not-to-exceed proposal. The most you can be required to pay is ${maximumPrice} for at most ${maximumHours} hours.`,
      'This proposal is for listed items and services only. Additional items and services may result in additional costs.',
      'Payment is due when the move is finished.',
      '$.60 per pound per article',
    ]) {
      expect(html).toContain(sentence);
    }
  });
});
