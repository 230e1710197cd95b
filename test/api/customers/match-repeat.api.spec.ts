import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RepeatMatchView } from '#modules/customers/contract/match-repeat.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenListed } from './customer-fixtures.js';

describe('POST /contract/matchrepeat', () => {
  let api: TestApi;
  let older: string;
  let newer: string;
  let second: string;
  beforeAll(async () => {
    api = await startTestApi();
    const address = { email: 'Ana@Post.example', phone: '4055550100' };
    older = await givenListed(api, { first: 'Ana', last: 'Older', day: '2027-03-10', ...address });
    newer = await givenListed(api, { first: 'Ana', last: 'Newer', altEmail: 'ana@post.example' });
    second = await givenListed(api, { last: 'Other', altPhone: '1-405-555-0177' });
    await givenListed(api, { last: 'Silent' });
  });
  afterAll(() => api?.close());

  const match = async (body: object): Promise<RepeatMatchView[]> =>
    (await api.as('sales').post<RepeatMatchView[]>('contract/matchrepeat', body)).body;

  it('is refused without a token, to movers, and for what is no address', async () => {
    const body = { email: 'ana@post.example' };
    expect((await api.anonymous.post('contract/matchrepeat', body)).status).toBe(401);
    expect((await api.as('mover').post('contract/matchrepeat', body)).status).toBe(403);
    const { status, body: refusal } = await api
      .as('sales')
      .post('contract/matchrepeat', { email: 'ana@' });
    expect(status).toBe(400);
    expect(refusal).toMatchObject({ errors: [{ path: 'email' }] });
    const strange = await api.as('sales').post('contract/matchrepeat', { street: '1' });
    expect(strange.status).toBe(400);
  });

  it('finds who had the address as first or second one, newest first', async () => {
    const matches = await match({ email: 'ANA@post.example', altEmail: '' });
    expect(matches.map(({ _id }) => _id)).toEqual([newer, older]);
    expect(matches[1]).toEqual({
      _id: older,
      firstName: 'Ana',
      lastName: 'Older',
      email: 'Ana@Post.example',
      phone: '4055550100',
      branchId: api.branchId,
      lastActivityDay: '2027-03-10',
      status: 'active',
    });
    expect(matches[0]?.lastActivityDay).toBeNull();
    expect(await match({ email: '', altEmail: 'ana@post.example' })).toHaveLength(2);
  });

  it('finds who has the phone as first or second one, however it is written', async () => {
    const ids = async (body: object): Promise<string[]> =>
      (await match(body)).map(({ _id }) => _id);
    expect(await ids({ phone: '(405) 555-0100' })).toEqual([older]);
    expect(await ids({ altPhone: '+1 405 555 0177' })).toEqual([second]);
    expect(await ids({ phone: '4055550177', email: 'ana@post.example' })).toEqual([
      second,
      newer,
      older,
    ]);
    expect(await ids({ phone: '555-0100' })).toEqual([]);
    expect(await ids({ phone: '0100' })).toEqual([]);
  });

  it('takes a slash at the end of the path', async () => {
    const { status } = await api.as('sales').post('contract/matchrepeat/', { email: '' });
    expect(status).toBe(200);
  });

  it('finds nobody without an address', async () => {
    expect(await match({ email: '', altEmail: '' })).toEqual([]);
    expect(await match({ email: 'someone@else.example' })).toEqual([]);
  });
});
