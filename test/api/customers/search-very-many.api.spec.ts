import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SEARCH_COLUMNS, SEARCH_ROW } from '#modules/customers/persistence/search-row.sql.js';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { listOf } from './customer-fixtures.js';

const EXACT = 10_400;
const OTHERS = 30;
/** Best first: the word itself, its beginning, a part, a typo. */
const NAMES = ['Zweig', 'Zweiger', 'Anzweig', 'Zweik'] as const;
const TOTAL = EXACT + 3 * OTHERS;

// In one statement: ten thousand commands would take the test's time.
const INSERT = `
  insert into customers.customer
    (id, branch_id, first_name, last_name, referred_by, created, rate_cents, requested_day)
  select substr(md5($3 || n), 1, 24), $1, 'Nr' || n, $2, 'Web site', now(), 5500,
         date '2027-01-01' + n % 300
  from generate_series(1, $4::integer) n`;

describe('GET /customer?search= with very many hits', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    const db = api.get(Db);
    for (const [place, name] of NAMES.entries()) {
      await db.query(INSERT, [api.branchId, name, name, place === 0 ? EXACT : OTHERS]);
    }
    await db.query(
      `insert into customers.customer_search (${SEARCH_COLUMNS}) select ${SEARCH_ROW}`,
      [new Date()],
    );
    await db.query(`insert into customers.search_word values ('zweig'), ('zweik')`);
    await db.query(`insert into customers.search_word_deletion values ('zwei', 'zweig'),
      ('zwei', 'zweik')`);
  });
  afterAll(() => api?.close());

  const lastNames = async (query: Record<string, string | number>): Promise<string[]> => {
    const { customers, total } = await listOf(api, { search: 'zweig', ...query });
    expect(total).toBe(TOTAL);
    return customers.map(({ lastName }) => lastName);
  };
  const times = (count: number, place: number): string[] =>
    Array.from({ length: count }, () => NAMES[place] ?? '');

  it.each([
    ['at first', 1, times(40, 0)],
    ['where one step ends', 261, [...times(30, 1), ...times(10, 2)]],
    ['at last', 263, times(10, 3)],
    ['after the end', 264, []],
  ])('keeps the order %s', async (_, page, expected) => {
    expect(await lastNames({ page, size: 40 })).toEqual(expected);
  });

  it('gives every customer once', async () => {
    const seen = new Set<string>();
    for (let page = 1; page <= Math.ceil(TOTAL / 200); page += 1) {
      const { customers } = await listOf(api, { search: 'zweig', page, size: 200 });
      customers.forEach(({ _id }) => seen.add(_id));
    }
    expect(seen.size).toBe(TOTAL);
  });

  it('sorts them by an index when asked', async () => {
    const { customers, total } = await listOf(api, {
      search: 'zweig',
      sort: 'requestedDay',
      order: 'desc',
      size: 200,
    });
    const days = customers.map(({ requestedDay }) => requestedDay ?? '');
    expect(total).toBe(TOTAL);
    expect(days).toEqual([...days].sort().reverse());
  });
});
