import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PhoneEventView } from '#modules/calls/contract/history.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { customerOf, givenBooked, givenCustomer, historyOf } from '../moves/move-fixtures.js';

const UNKNOWN = 'f'.repeat(24);

describe('POST /contract/phone', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const callOf = (contractId: string, over: object = {}): object => ({
    contractId,
    phone: '(405) 555-0100',
    isVoiceMail: true,
    isSms: false,
    notes: 'Left a message',
    ...over,
  });
  const log = (contractId: string, over: object = {}) =>
    api.as('sales').post<PhoneEventView>('contract/phone', callOf(contractId, over));
  const stageOf = async (id: string): Promise<number> =>
    (await customerOf(api.as('sales'), id)).stage;

  it('is for those who sell', async () => {
    expect((await api.anonymous.post('contract/phone', callOf(UNKNOWN))).status).toBe(401);
    for (const person of ['mover', 'lead'] as const) {
      expect((await api.as(person).post('contract/phone', callOf(UNKNOWN))).status).toBe(403);
    }
  });

  it.each([
    ['phone', { phone: '' }],
    ['notes', { notes: '  ' }],
    ['contractId', { contractId: 'x' }],
    ['callType', { callType: 'Rude' }],
    ['isSms', { isSms: 'maybe' }],
    ['altPhoneType', { altPhoneType: 'Fax' }],
    ['other', { other: 1 }],
  ])('names a faulty %s', async (path, over) => {
    expect(await log(UNKNOWN, over)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('does not know an unknown customer', async () => {
    expect(await log(UNKNOWN)).toMatchObject({
      status: 404,
      body: { message: 'Customer not found' },
    });
  });

  it('notes the call, as an event of the trail [R-CALL-1]', async () => {
    const customer = await givenCustomer(api);
    const { status, body } = await log(customer._id, { altPhoneType: 'Landline' });
    expect(status).toBe(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      type: 'PHONED',
      timestamp: expect.stringMatching(/Z$/),
      employeeId: api.people.sales._id,
      data: {
        phone: '(405) 555-0100',
        isSms: false,
        leftVm: true,
        notes: 'Left a message',
        callType: 'Generic',
      },
      changes: [],
    });
    expect((await historyOf(api, customer._id)).at(-1)).toMatchObject({ type: 'PHONED' });
    const after = await customerOf(api.as('sales'), customer._id);
    expect(after).toMatchObject({ nounce: customer.nounce, altPhoneType: customer.altPhoneType });
  });

  it('brings the contract from call to call [R-CALL-3, R-CUST-13]', async () => {
    const { _id } = await givenCustomer(api);
    await log(_id);
    expect(await stageOf(_id)).toBe(30);
    await log(_id, { isSms: true });
    expect(await stageOf(_id)).toBe(40);
    await log(_id);
    expect(await stageOf(_id)).toBe(40);
    await log(_id, { callType: 'CourtesyCall' });
    expect(await stageOf(_id)).toBe(60);
  });

  it('never lowers a stage', async () => {
    const { _id } = await givenBooked(api, '2027-05-03');
    expect(await stageOf(_id)).toBe(50);
    await log(_id);
    expect(await stageOf(_id)).toBe(50);
  });

  it('marks courtesy calls and the first call of an online booking', async () => {
    const { _id } = await givenCustomer(api);
    const courtesy = await log(_id, { callType: 'CourtesyCall' });
    const first = await log(_id, { callType: 'AutobookFirstCall' });
    const by = api.people.sales._id;
    expect(await customerOf(api.as('sales'), _id)).toMatchObject({
      courtesyCall: { sent: true, by, when: courtesy.body.timestamp },
      autobookingCommunications: {
        firstConfirmationCall: { sent: true, by, when: first.body.timestamp },
      },
    });
  });

  it('notes calls with inactive customers too', async () => {
    const { _id, nounce } = await givenCustomer(api);
    await api.as('sales').delete(`customer/${_id}`, { query: { nounce } });
    expect((await log(_id)).status).toBe(201);
  });

  it('loses none of many calls at once', async () => {
    const { _id } = await givenCustomer(api);
    const calls = await Promise.all(
      Array.from({ length: 20 }, (_, index) => log(_id, { notes: `Call ${index}` })),
    );
    expect(calls.every(({ status }) => status === 201)).toBe(true);
    const phoned = (await historyOf(api, _id)).filter(({ type }) => type === 'PHONED');
    expect(phoned).toHaveLength(20);
    expect(await stageOf(_id)).toBe(40);
  });
});
