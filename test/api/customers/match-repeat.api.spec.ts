import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { phoneNumbers } from '#kernel/phone.js';
import { Db } from '#platform/database/db.js';
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

  it('finds who had the address as first or second one, newest first [R-CUST-5]', async () => {
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

  it('finds who has the phone as first or second one, however it is written [R-CUST-5]', async () => {
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

  it('compares numbers without their extensions, and each of a field [R-CUST-5]', async () => {
    const desk = await givenListed(api, { last: 'Desk', phone: '(405) 555-7101 x12' });
    const store = await givenListed(api, { last: 'Store', altPhone: '1-800-MOVE-NOW' });
    const pair = await givenListed(api, { last: 'Pair', phone: '405-555-7102 / 405-555-7103' });
    const abroad = await givenListed(api, { last: 'Abroad', phone: '+44 (0)20 7946 0958' });
    const ids = async (phone: string) => (await match({ phone })).map(({ _id }) => _id);
    expect(await ids('4055557101')).toEqual([desk]);
    expect(await ids('405.555.7101 ext. 99')).toEqual([desk]);
    expect(await ids('(800) 668-3669')).toEqual([store]);
    const lenses = await givenListed(api, { last: 'Lenses', phone: '1-800-CONTACTS' });
    expect(await ids('800-266-8228')).toEqual([lenses]);
    expect(await ids('4055557103')).toEqual([pair]);
    expect(await ids('405-555-7109, 405-555-7102')).toEqual([pair]);
    expect(await ids('+442079460958')).toEqual([abroad]);
    const office = await givenListed(api, { last: 'Office', phone: '[405] 555–7105 5pm' });
    expect(await ids('405•555‑7105')).toEqual([office]);
    expect(await ids('4055557105 2 kids')).toEqual([office]);
    expect(await ids('555-7101 x12')).toEqual([]);
    await givenListed(api, { last: 'Stranger', phone: '405-555-7161' });
    expect(await ids('40555571O1')).toEqual([]);
  });

  it('reads numbers in the database as everywhere else [R-CUST-35]', async () => {
    const part = fc.constantFrom(
      ...['405', '5557101', '1', '(405)', '555-7102', '+44 20 7946 0958', '(0)', '011', '+1'],
      ...['x12', 'ext. 7', '#3', ' ', '-', '/', ', ', ' or ', 'MOVE', 'now', '12', '.', ';ext=5'],
      ...['–', '‑', '•', '_', ',', '[405]', '555', '7101', ' 5pm', ' 2 kids', '9', 'O', 'l0'],
      ...['CONTACTS', 'GO', '-FEDEX', '-', '800', 'ABC', ' BOB', '4KIDS'],
    );
    const texts = fc.sample(fc.array(part, { maxLength: 7 }), { numRuns: 6_000, seed: 7 });
    const phones = [...new Set(texts.map((parts) => parts.join('')))];
    const [row] = await api.get(Db).query<{ read: string[] }>(
      `select array_agg(array_to_string(customers.phone_numbers(phone), ' ') order by place) as read
         from unnest($1::text[]) with ordinality as p (phone, place)`,
      [phones],
    );
    expect(phones.map((phone, at) => [phone, row?.read[at]])).toEqual(
      phones.map((phone) => [phone, phoneNumbers(phone).join(' ')]),
    );
  });

  it('takes a slash at the end of the path [R-API-1]', async () => {
    const { status } = await api.as('sales').post('contract/matchrepeat/', { email: '' });
    expect(status).toBe(200);
  });

  it('finds nobody without an address', async () => {
    expect(await match({ email: '', altEmail: '' })).toEqual([]);
    expect(await match({ email: 'someone@else.example' })).toEqual([]);
  });
});
