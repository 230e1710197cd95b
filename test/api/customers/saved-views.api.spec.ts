import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_SAVED_VIEWS } from '#modules/customers/contract/customer-list-terms.js';
import type { SavedViewView } from '#modules/customers/contract/customer-row.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import type { TestPerson } from '../../support/api/test-people.js';

const SILENT = { stage: '20,30', silentDays: '3', manager: 'me', sort: 'name', order: 'asc' };

describe('/customerview', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const save = (person: TestPerson, body: object) =>
    api.as(person).post<SavedViewView>('customerview', body);
  const namesFor = async (person: TestPerson): Promise<string[]> => {
    const { body } = await api.as(person).get<SavedViewView[]>('customerview');
    return body.map(({ name }) => name);
  };

  it('is refused without a token and to movers', async () => {
    expect((await api.anonymous.get('customerview')).status).toBe(401);
    expect((await api.as('mover').get('customerview')).status).toBe(403);
    expect((await save('lead', { name: 'Mine', query: {} })).status).toBe(403);
  });

  it.each([
    [{ query: {} }, 'name'],
    [{ name: 'x'.repeat(61), query: {} }, 'name'],
    [{ name: 'Mine' }, 'query'],
    [{ name: 'Mine', query: { stage: '2' } }, 'query.stage'],
    [{ name: 'Mine', query: { activityFrom: 'soon' } }, 'query.activityFrom'],
    [{ name: 'Mine', query: { page: 2 } }, 'query.page'],
    [{ name: 'Mine', query: {}, shared: 'yes' }, 'shared'],
  ])('refuses %j', async (body, path) => {
    const answer = await api.as('sales').post<{ errors: { path: string }[] }>('customerview', body);
    expect([answer.status, answer.body.errors[0]?.path]).toEqual([400, path]);
  });

  it('keeps what a list shows under a name, for oneself [R-LIST-19]', async () => {
    const { status, body } = await save('sales', { name: 'Silent', query: SILENT });
    expect(status).toBe(201);
    const query = { stage: ['20', '30'], silentDays: 3, manager: 'me', sort: 'name', order: 'asc' };
    expect(body).toEqual({
      ...{ _id: expect.any(String), name: 'Silent', shared: false, query },
      ownerId: api.people.sales._id,
    });
    expect(await namesFor('sales')).toEqual(['Silent']);
    expect(await namesFor('manager')).toEqual([]);
    expect(await save('sales', { name: 'silent', query: {} })).toMatchObject({
      ...{ status: 409, body: { code: 'VIEW_NAME_TAKEN' } },
    });
  });

  it('takes back what it answered [R-LIST-19]', async () => {
    const { body } = await save('sales', { name: 'Sent back', query: SILENT });
    const answer = await api.as('sales').put(`customerview/${body._id}`, body);
    expect(answer).toMatchObject({ status: 200, body });
  });

  it('is changed and deleted by its owner, and not there for others [R-LIST-20]', async () => {
    const { _id } = (await save('sales', { name: 'Old', query: {} })).body;
    const path = `customerview/${_id}`;
    const change = { name: 'New', query: { confirmed: 'no' } };
    expect((await api.as('admin').put(path, change)).status).toBe(404);
    expect((await api.as('admin').delete(path)).status).toBe(404);
    const { body } = await api.as('sales').put<SavedViewView>(path, change);
    expect(body).toMatchObject({ _id, name: 'New', query: { confirmed: 'no' } });
    expect((await api.as('sales').delete(path)).status).toBe(200);
    expect((await api.as('sales').delete(path)).status).toBe(404);
  });

  it('is shared by managers and admins, who also keep what is shared [R-LIST-20]', async () => {
    expect((await save('sales', { name: 'For all', query: {}, shared: true })).status).toBe(403);
    const { _id } = (await save('manager', { name: 'For all', query: {}, shared: true })).body;
    expect(await namesFor('sales')).toContain('For all');
    const path = `customerview/${_id}`;
    expect((await api.as('sales').put(path, { name: 'Mine', query: {} })).status).toBe(403);
    expect((await api.as('sales').delete(path)).status).toBe(403);
    const renamed = { name: 'For everyone', query: {}, shared: true };
    expect((await api.as('admin').put(path, renamed)).status).toBe(200);
    expect(await namesFor('sales')).toContain('For everyone');
  });

  it('ends at so many for one person [R-LIST-19]', async () => {
    for (let made = 0; made < MAX_SAVED_VIEWS; made += 1)
      expect((await save('admin', { name: `View ${made}`, query: {} })).status).toBe(201);
    const { status, body } = await save('admin', { name: 'One more', query: {} });
    expect([status, body]).toEqual([409, expect.objectContaining({ code: 'TOO_MANY_VIEWS' })]);
  });
});
