import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReportFiguresView } from '#modules/reports/contract/report-figures.js';
import { REPORT_KINDS } from '#modules/reports/contract/report-terms.js';
import { Db } from '#platform/database/db.js';
import type { ApiAnswer } from '../../support/api/api-client.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenBooked, givenCustomer, givenDenver, stops } from '../moves/move-fixtures.js';
import { UNKNOWN } from '../scheduling/day-calls.js';
import { MARCH, rowsOfRun } from './report-calls.js';
import type { Refusal } from './report-calls.js';

type Rows = readonly Record<string, string>[];

describe('GET /reports/{kind}/figures', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await givenPaid('2027-03-10', 500);
    await givenBooked(api, '2027-03-11', stops());
    await givenCustomer(api, '2027-03-12');
    const gone = await givenCustomer(api, '2027-03-31');
    await api.as('sales').delete(`customer/${gone._id}`, { query: { nounce: gone.nounce } });
    await givenPaid('2027-02-28', 300);
    await givenPaid('2026-03-01', 250.5);
  });
  afterAll(() => api?.close());

  async function givenPaid(day: string, actualPrice: number): Promise<void> {
    const { _id, nounce } = await givenBooked(api, day);
    const body = { _id, nounce, move: { meta: { actualPrice } } };
    expect((await api.as('sales').put(`customermgt/${_id}`, body)).status).toBe(200);
  }

  const figures = (
    kind: string,
    query: Record<string, string> = MARCH,
  ): Promise<ApiAnswer<ReportFiguresView & Refusal>> =>
    api.as('admin').get(`reports/${kind}/figures`, { query });
  const sum = (rows: Rows, head: string): number =>
    rows.reduce((total, row) => total + Number(row[head]), 0);

  describe.each(REPORT_KINDS)('%s', (kind) => {
    it('is refused without a token, to all but admins, and for no days or no branch', async () => {
      const path = `reports/${kind}/figures`;
      expect((await api.anonymous.get(path)).status).toBe(401);
      expect((await api.as('manager').get(path, { query: MARCH })).status).toBe(403);
      expect((await figures(kind, { start: '2027-03-01' })).status).toBe(400);
      expect((await figures(kind, { ...MARCH, branchId: UNKNOWN })).status).toBe(404);
    });
  });

  it('adds up the moves of the days as their report lists them, beside those before [R-REPORT-7]', async () => {
    const { body } = await figures('moves');
    const rows = await rowsOfRun(api, 'moves');
    const booked = rows.filter((row) => row['State'] === 'committed');
    const revenue = booked.reduce(
      (total, row) => total + Number(row['Actual Total'] || row['Estimated Total']),
      0,
    );
    expect(booked).toHaveLength(2);
    expect(body).toEqual({
      before: { start: '2027-02-01', end: '2027-02-28' },
      yearAgo: { start: '2026-03-01', end: '2026-03-31' },
      figures: [
        { name: 'Moves', kind: 'count', value: 2, before: 1, yearAgo: 1 },
        { name: 'Revenue', kind: 'money', value: revenue, before: 300, yearAgo: 250.5 },
        { name: 'Average move', kind: 'money', value: revenue / 2, before: 300, yearAgo: 250.5 },
        { name: 'Canceled', kind: 'percent', value: 33.3, before: 0, yearAgo: 0 },
      ],
    });
  });

  it('counts for managers what their report has for sales', async () => {
    const sales = (await rowsOfRun(api, 'manager')).filter((row) => row['Function'] === 'Sales');
    const { body } = await figures('manager');
    expect(body.figures.map(({ name, value }) => [name, value])).toEqual([
      ['Booked', sum(sales, 'Booked')],
      ['Confirmed', 0],
      ['Revenue', expect.any(Number)],
      ['Calls', sum(sales, 'Calls')],
    ]);
  });

  it('is for marketing what the sources brought together [R-REPORT-7]', async () => {
    const [today] = await api
      .get(Db)
      .query<{ day: string }>(`select (now() at time zone 'America/Chicago')::date as day`);
    const query = { start: today?.day ?? '', end: today?.day ?? '' };
    const sources = await rowsOfRun(api, 'marketing', query);
    const { body } = await figures('marketing', query);
    expect(body.figures.map(({ value, before }) => [value, before])).toEqual([
      [sum(sources, 'Leads'), 0],
      [sum(sources, 'Booked'), 0],
      [66.7, null],
      [sum(sources, 'Revenue'), 0],
    ]);
  });

  it('is of one branch, or of all', async () => {
    const denver = await givenDenver(api);
    const { body } = await figures('moves', { ...MARCH, branchId: denver });
    expect(body.figures.map(({ value }) => value)).toEqual([0, 0, null, null]);
  });
});
