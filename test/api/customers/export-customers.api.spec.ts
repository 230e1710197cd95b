import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenListed } from './customer-fixtures.js';
import type { Query } from './customer-fixtures.js';

describe('GET /customer/export', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await givenListed(api, { first: '=1+1', last: 'Adams', phone: '+14055550100' });
    await givenListed(api, { first: 'José', last: 'Baker, "Jr"\\n', day: '2027-03-10' });
    await givenListed(api, { first: "O'Neil", last: 'Clark', email: 'neil@post.example' });
  });
  afterAll(() => api?.close());

  /** The raw bytes: decoding as text drops the byte order mark. */
  const download = async (query: Query): Promise<{ text: string; headers: Headers }> => {
    const url = new URL('/api/v3/customer/export', api.origin);
    Object.entries(query).forEach(([key, value]) => url.searchParams.set(key, String(value)));
    const headers = { authorization: `Bearer ${api.as('sales').token}` };
    const answer = await fetch(url, { headers });
    expect(answer.status).toBe(200);
    const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
    return { text, headers: answer.headers };
  };

  /** Closes the connection as soon as the answer begins. */
  const openAndLeave = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${api.as('sales').token}` };
      const request = get(new URL('/api/v3/customer/export', api.origin), { headers }, (answer) => {
        answer.destroy();
        resolve();
      });
      request.once('error', reject);
    });

  it('is refused without a token and to readers without prices and addresses', async () => {
    expect((await api.anonymous.get('customer/export')).status).toBe(401);
    expect((await api.as('mover').get('customer/export')).status).toBe(403);
  });

  it('refuses what the list refuses', async () => {
    expect((await api.as('sales').get('customer/export', { query: { sort: 'x' } })).status).toBe(
      400,
    );
  });

  it('is a CSV file that spreadsheets read as UTF-8 and run nothing of', async () => {
    const { text, headers } = await download({ sort: 'name', order: 'asc' });
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="customers.csv"');
    const [head, adams, baker, clark, end] = text.split('\r\n');
    expect(head).toMatch(/^\ufeffBranch,Next Activity,Requested Date,First Name,Last Name,/);
    expect(adams).toMatch(/,,,"'=1\+1","Adams","active","no","'\+14055550100",/);
    expect(baker).toMatch(/,"2027-03-10","2027-03-10","José","Baker, ""Jr""\\n","active","no",/);
    expect(clark).toMatch(/,"O'Neil","Clark","active","no",("")?,"neil@post\.example","Web site",/);
    expect(end).toBe('');
  });

  it('has all rows that the search finds, whatever page is named', async () => {
    const { text } = await download({ search: "o'neil", page: 7, size: 1 });
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain(`,"O'Neil","Clark",`);
  });

  it('gives its connection back when the reader leaves', async () => {
    // More than the pool has.
    for (let visit = 0; visit < 30; visit += 1) await openAndLeave();
    expect((await download({})).text.split('\r\n')).toHaveLength(5);
  });
});
