import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import type { MarketingSourceView } from '#modules/referrers/contract/marketing-source.view.js';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

describe('PUT /referrer', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const put = (list: unknown) => api.as('admin').put<MarketingSourceView[]>('referrer', list);

  it('is refused without a token and to all but an admin', async () => {
    expect((await api.anonymous.put('referrer', [{ name: 'Yelp' }])).status).toBe(401);
    expect((await api.as('manager').put('referrer', [{ name: 'Yelp' }])).status).toBe(403);
  });

  it.each([
    [[], ''],
    [{ name: 'Yelp' }, ''],
    [[{ name: ' ' }], '0.name'],
    [[{ name: 'Yelp' }, { name: 'yelp' }], '1.name'],
    [[{ name: 'Yelp', rank: 1 }], '0.rank'],
    [[{ _id: newId(), name: 'Yelp' }], '0._id'],
  ])('refuses %p', async (list, path) => {
    const { status, body } = await put(list);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path }] });
  });

  it('stores the list; what is left out becomes inactive [R-SOURCE-2]', async () => {
    const { status, body } = await put([{ name: 'Yelp' }, { name: 'Friend', active: false }]);
    expect(status).toBe(200);
    expect(body.map(({ name, active }) => [name, active])).toEqual([
      ['Friend', false],
      ['Web site', false],
      ['Yelp', true],
    ]);
    const yelp = body.find(({ name }) => name === 'Yelp');
    const { body: after } = await put([{ _id: yelp?._id, name: 'Yelp!' }, { name: 'web site' }]);
    expect(after.map(({ name, active }) => [name, active])).toEqual([
      ['Friend', false],
      ['web site', true],
      ['Yelp!', true],
    ]);
    expect(after.find(({ name }) => name === 'Yelp!')?._id).toBe(yelp?._id);
  });

  it('lets two sources swap their names', async () => {
    const { body } = await put([{ name: 'A' }, { name: 'B' }]);
    const [a, b] = ['A', 'B'].map((name) => body.find((source) => source.name === name)?._id);
    const { status, body: swapped } = await put([
      { _id: a, name: 'B' },
      { _id: b, name: 'A' },
    ]);
    expect(status).toBe(200);
    expect(swapped.find(({ name }) => name === 'A')?._id).toBe(b);
  });

  it('leaves a trail of what changed', async () => {
    await put([{ name: 'Radio' }]);
    await put([{ name: 'Radio', active: false }]);
    const [event] = await api.get(Db).query<{ changes: unknown }>(
      `select changes from platform.history_event
         where entity = 'referrer' order by seq desc limit 1`,
    );
    expect(event?.changes).toEqual([{ field: 'active', before: true, after: false }]);
  });
});
