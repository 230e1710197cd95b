import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { RollNextActivitiesCommand } from '#modules/customers/commands/roll-next-activities/roll-next-activities.command.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenCustomer } from '../moves/move-fixtures.js';

interface SearchRow {
  search_text: string;
  name_sort: string;
  activity_rank: number;
  activity_sort: string;
  active: boolean;
}

describe('what the list and its search follow', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const searchRow = async (id: string): Promise<SearchRow | undefined> => {
    const sql = 'select * from customers.customer_search where customer_id = $1';
    return (await api.get(Db).query<SearchRow>(sql, [id]))[0];
  };
  it('keeps the search row: names without accents, digits of phones, the next activity', async () => {
    const { _id } = await givenCustomer(api, '2027-03-10', { altPhone: '555-0101' });
    const row = await searchRow(_id);
    expect(row).toMatchObject({
      name_sort: 'gomez maria',
      activity_rank: 0,
      activity_sort: '2027-03-10',
      active: true,
    });
    for (const part of ['  maria gomez  ', '  4055550100  ', '  5550101  ', 'mariaQexampleZcom']) {
      expect(row?.search_text).toContain(part);
    }
    const none = await givenCustomer(api, null);
    expect(await searchRow(none._id)).toMatchObject({ activity_rank: 2 });
  });

  it('lets an activity elapse once its day has passed where the branch is', async () => {
    const { _id } = await givenCustomer(api, '2027-03-10');
    api.setTime('2027-03-11T05:00:00Z');
    await api.execute(new RollNextActivitiesCommand());
    expect(await searchRow(_id)).toMatchObject({ activity_rank: 0 });
    api.setTime('2027-03-11T06:30:00Z');
    expect(await api.execute(new RollNextActivitiesCommand())).toBeGreaterThan(0);
    expect(await searchRow(_id)).toMatchObject({ activity_rank: 1, activity_sort: '2027-03-10' });
    api.setTime(undefined);
  });

  it('costs a write nothing that changes none of what they show', async () => {
    const { _id, nounce, move } = await givenCustomer(api, '2027-03-17');
    const statements = jest.spyOn(api.get(Db), 'prepared');
    const save = async (based: string, body: object): Promise<[string, number]> => {
      statements.mockClear();
      const path = `customermgt/${_id}`;
      const saved = await api.as('sales').put<CustomerView>(path, { nounce: based, ...body });
      const told = statements.mock.calls.filter(([sql]) => /customer_search|search_word/.test(sql));
      return [saved.body.nounce, told.length];
    };
    const activities = [{ _id: move.activities[0]?._id, inventory: 'Piano' }];
    const [noted, none] = await save(nounce, { notes: 'Evenings only', move: { activities } });
    expect(none).toBe(0);
    const [, one] = await save(noted, { phone: '405-555-0177' });
    expect(one).toBe(1);
    statements.mockRestore();
  });

  it('knows the words of names with each letter left out', async () => {
    await givenCustomer(api, null, { lastName: 'Wyczeski' });
    const rows = await api
      .get(Db)
      .query('select deletion from customers.search_word_deletion where word = $1', ['wyczeski']);
    expect(rows).toHaveLength(8);
    expect(rows).toContainEqual({ deletion: 'wyczesi' });
  });
});
