import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CancelCustomerCommand } from '#modules/moves/index.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenListed, listOf, namesOf } from './customer-fixtures.js';

describe('GET /customer?search=', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await givenListed(api, { first: 'Ana', last: 'Martínez', email: 'ana.m@post.example' });
    await givenListed(api, { first: 'Martin', last: 'Kray' });
    await givenListed(api, { first: 'Una', last: 'Kestrel77' });
    await givenListed(api, { first: 'Lou', last: 'Saintmartin' });
    await givenListed(api, { first: 'Sue', last: 'Marten', email: 'sue.marten@post.example' });
    await givenListed(api, {
      first: 'Bo',
      last: "O'Brien",
      phone: '+1 (405) 555-0137',
      altPhone: '405.555.7788',
      externalId: 'XT-2024/77',
    });
    await givenListed(api, {
      first: 'Łucja',
      last: 'Groß',
      altFirstName: 'Wu',
      altLastName: 'Li',
      altEmail: 'second_one@post.example',
    });
    await givenListed(api, { first: 'Jacob', last: 'Roberts' });
    await givenListed(api, { first: 'Abigail', last: 'Miller', phone: '(405) 555-7101 x12' });
    await givenListed(api, { first: 'Ann', last: 'Smith-Jones', phone: '1-800-MOVE-NOW' });
    await givenListed(api, { first: 'Iris', last: 'Kent Wood', phone: '405-555-7103/4055557104' });
    await givenListed(api, {
      first: 'Dee',
      last: 'D’Arcy',
      altFirstName: 'Luz',
      altLastName: 'De La Cruz',
    });
    const gone = await givenListed(api, { first: 'Gone', last: 'Martin' });
    await api.execute(new CancelCustomerCommand(gone, 1));
  });
  afterAll(() => api?.close());

  const found = async (search: string, more: Record<string, string> = {}) =>
    namesOf(await listOf(api, { search, ...more }));

  it('gives exact words first, then beginnings, then parts, then slips [R-LIST-5]', async () => {
    expect(await found('martin')).toEqual([
      'Martin Kray',
      'Ana Martínez',
      'Lou Saintmartin',
      'Sue Marten',
    ]);
  });

  it('counts what it finds and pages it in that order', async () => {
    const second = await listOf(api, { search: 'martin', size: 2, page: 2 });
    expect(second.total).toBe(4);
    expect(namesOf(second)).toEqual(['Lou Saintmartin', 'Sue Marten']);
    expect(await listOf(api, { search: 'martin', size: 2, page: 3 })).toEqual({
      customers: [],
      total: 4,
    });
    expect(await listOf(api, { search: 'nobody here' })).toEqual({ customers: [], total: 0 });
  });

  it('sorts hits when asked, and finds inactive ones when asked', async () => {
    const names = await found('martin', { sort: 'name', order: 'asc', filter: 'all' });
    expect(names).toEqual([
      'Martin Kray',
      'Sue Marten',
      'Gone Martin',
      'Ana Martínez',
      'Lou Saintmartin',
    ]);
  });

  it.each([
    ['MARTÍNEZ', 'Ana Martínez'],
    ['Marti\u0301nez', 'Ana Martínez'],
    ['ana martinez', 'Ana Martínez'],
    ['  Ana   Martinez ', 'Ana Martínez'],
    ['martinez ana', 'Ana Martínez'],
    ['lucja gross', 'Łucja Groß'],
    ['wu li', 'Łucja Groß'],
    ['li', 'Łucja Groß'],
    ["o'brien", "Bo O'Brien"],
    ['brien', "Bo O'Brien"],
    ['4055550137', "Bo O'Brien"],
    ['(405) 555-0137', "Bo O'Brien"],
    ['+1 405 555 0137', "Bo O'Brien"],
    ['555-7788', "Bo O'Brien"],
    ['xt-2024', "Bo O'Brien"],
    ['2024/77', "Bo O'Brien"],
    ['Miller, Abigail', 'Abigail Miller'],
    ['miller,abigail', 'Abigail Miller'],
    ['abigail 405 555 7101', 'Abigail Miller'],
    ['Miller (405) 555-7101', 'Abigail Miller'],
    ['405-555-7101 miller', 'Abigail Miller'],
    ['405-555-7101 ext. 12', 'Abigail Miller'],
    ['４０５－５５５－７１０１', 'Abigail Miller'],
    ['405-555-7101 x9', 'Abigail Miller'],
    ['milller 1-405-555-7101', 'Abigail Miller'],
    ['o`brien', "Bo O'Brien"],
    ['O’Brien, Bo', "Bo O'Brien"],
    ['obrien bo', "Bo O'Brien"],
    ["d'arcy", 'Dee D’Arcy'],
    ['D`Arcy', 'Dee D’Arcy'],
    ['delacruz', 'Dee D’Arcy'],
    ['smithjones', 'Ann Smith-Jones'],
    ["o'b", "Bo O'Brien"],
    ["o'br", "Bo O'Brien"],
    ["d'a", 'Dee D’Arcy'],
    ['smith jones', 'Ann Smith-Jones'],
    ['Smith–Jones, Ann', 'Ann Smith-Jones'],
    ['800-668-3669', 'Ann Smith-Jones'],
    ['1-800-MOVE-NOW', 'Ann Smith-Jones'],
    ['kent-wood', 'Iris Kent Wood'],
    ['kentwood iris', 'Iris Kent Wood'],
    ['4055557104', 'Iris Kent Wood'],
    ['405 555 7103', 'Iris Kent Wood'],
    ['405–555–7103', 'Iris Kent Wood'],
    ['[405] 555_7103 iris', 'Iris Kent Wood'],
    ['405•555•7103', 'Iris Kent Wood'],
    ['405 555-0137 2024/77', "Bo O'Brien"],
    ['xt-2024/77, (405) 555-0137', "Bo O'Brien"],
    ['2024/77 555-7788 brien', "Bo O'Brien"],
    ['405 555-0137 - 2024/77', "Bo O'Brien"],
    ['Miller - Abigail', 'Abigail Miller'],
  ])('finds %p [R-LIST-6]', async (search, name) => {
    expect((await found(search))[0]).toBe(name);
    expect((await found(search)).filter((other) => other !== name)).toEqual([]);
  });

  it.each([
    ['martines', 'Ana Martínez'],
    ['matrinez', 'Ana Martínez'],
    ['martnez', 'Ana Martínez'],
    ['marttinez', 'Ana Martínez'],
    ['obrien', "Bo O'Brien"],
    ['ana marttinez', 'Ana Martínez'],
    ['kestral77', 'Una Kestrel77'],
  ])('forgives the slip in %p', async (search, name) => {
    expect(await found(search)).toContain(name);
  });

  it('gives who is written so in full before who has more [R-LIST-6]', async () => {
    await givenListed(api, { first: 'Zoe', last: 'Hall' });
    await givenListed(api, { first: 'Aaron', last: 'Hallzoe' });
    for (const search of ['hall, zoe', 'Zoe Hall'])
      expect((await found(search))[0]).toBe('Zoe Hall');
  });

  it('finds nobody by a name and the phone of somebody else [R-LIST-6]', async () => {
    expect(await found('martinez 405 555 7101')).toEqual([]);
    expect(await found(',')).toEqual([]);
  });

  it.each(['anb', 'matrinezz', 'kry', 'x%', '_', '\\'])(
    'does not take %p for a name',
    async (search) => {
      expect(await found(search)).not.toContain('Ana Martínez');
      expect(await found(search)).not.toContain('Martin Kray');
    },
  );

  it('finds email addresses for those who may read them [R-LIST-6]', async () => {
    expect(await found('ana.m@post')).toEqual(['Ana Martínez']);
    expect(await found('second_one@POST.example')).toEqual(['Łucja Groß']);
    expect(await found('sue.martin@post.example')).toEqual(['Sue Marten']);
    expect(await found('@post.example')).toHaveLength(3);
    for (const search of ['ana.m@post', 'second_one', 'post.example', '@post']) {
      expect((await listOf(api, { search }, 'mover')).total).toBe(0);
    }
    expect((await listOf(api, { search: 'martinez' }, 'mover')).total).toBe(1);
  });
});
