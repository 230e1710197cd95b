import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RollNextActivitiesCommand } from '../../../src/modules/customers/commands/roll-next-activities/roll-next-activities.command.js';
import { ProjectCustomerCommand } from '../../../src/modules/customers/index.js';
import type { CallProjection, Projection } from '../../../src/modules/customers/index.js';
import { Db } from '../../../src/platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { customerOf, givenCustomer } from '../moves/move-fixtures.js';

interface SearchRow {
  search_text: string;
  name_sort: string;
  activity_rank: number;
  activity_sort: string;
  active: boolean;
}

describe('what other modules tell customers', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const tell = (id: string, projection: Projection) =>
    api.execute(new ProjectCustomerCommand(id, projection));
  const call = (callType: CallProjection['callType']): Projection => ({
    kind: 'call',
    callType,
    by: api.people.sales._id,
    when: new Date('2027-01-05T15:00:00Z'),
  });
  const searchRow = async (id: string): Promise<SearchRow | undefined> => {
    const sql = 'select * from customers.customer_search where customer_id = $1';
    return (await api.get(Db).query<SearchRow>(sql, [id]))[0];
  };
  const stageAfter = async (id: string, projection: Projection): Promise<number> => {
    await tell(id, projection);
    return (await customerOf(api.as('sales'), id)).stage;
  };

  it('is about known customers', async () => {
    await expect(tell('d'.repeat(24), { kind: 'emailAccepted' })).rejects.toThrow(
      'Customer not found',
    );
  });

  it('raises the stage with mails and calls, never lowers it, and changes no nounce', async () => {
    const { _id } = await givenCustomer(api);
    const rfq: Projection = {
      kind: 'emailDelivered',
      template: 'rfq',
      sent: new Date('2027-01-04T15:00:00Z'),
      acceptedVersion: 1,
    };
    expect(await stageAfter(_id, rfq)).toBe(20);
    expect(await stageAfter(_id, call('AutobookFirstCall'))).toBe(30);
    expect(await stageAfter(_id, call('Generic'))).toBe(40);
    expect(await stageAfter(_id, call('CourtesyCall'))).toBe(60);
    expect(await stageAfter(_id, call('Generic'))).toBe(60);
    const made = { sent: true, by: api.people.sales._id, when: '2027-01-05T15:00:00.000Z' };
    expect(await customerOf(api.as('sales'), _id)).toMatchObject({
      nounce: '1',
      courtesyCall: made,
      autobookingCommunications: { firstConfirmationCall: made },
    });
  });

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

  it('knows the words of names with each letter left out', async () => {
    await givenCustomer(api, null, { lastName: 'Wyczeski' });
    const rows = await api
      .get(Db)
      .query('select deletion from customers.search_word_deletion where word = $1', ['wyczeski']);
    expect(rows).toHaveLength(8);
    expect(rows).toContainEqual({ deletion: 'wyczesi' });
  });
});
