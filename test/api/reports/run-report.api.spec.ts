import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REPORT_COLUMNS } from '#modules/reports/contract/report-columns.js';
import { REPORT_KINDS } from '#modules/reports/contract/report-terms.js';
import { readCsv } from '#modules/reports/contract/read-csv.js';
import { RunReportQuery } from '#modules/reports/queries/run-report/run-report.query.js';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { assign } from '../../support/given/booking-calls.js';
import {
  activityOf,
  customerOf,
  givenCustomer,
  givenDenver,
  stops,
} from '../moves/move-fixtures.js';
import { seat, UNKNOWN } from '../scheduling/day-calls.js';
import { MARCH, rowsOf, rowsOfRun, run } from './report-calls.js';

const DAY = '2027-03-10';

describe('GET /reports/{kind}', () => {
  let api: TestApi;
  let booked: string;
  let plates: string;
  beforeAll(async () => {
    api = await startTestApi();
    booked = await givenMoved();
    const formula = { firstName: '=1+1', lastName: '@Adams', referredBy: 'Web site' };
    const { _id, nounce } = await givenCustomer(api, '2027-03-31', formula);
    await api.as('sales').delete(`customer/${_id}`, { query: { nounce } });
    await givenCustomer(api, '2027-04-01');
  });
  afterAll(() => api?.close());

  /** A customer whose move has stops, a truck, a crew, an acting manager, a call and a price. */
  async function givenMoved(): Promise<string> {
    const sales = api.as('sales');
    const fresh = await givenCustomer(api, DAY);
    const activity = { ...activityOf(fresh), locations: stops(), estHours: 4 };
    const move = { meta: { actualPrice: 500 }, activities: [activity] };
    const { nounce } = fresh;
    const saved = await sales.put(`customermgt/${fresh._id}`, { _id: fresh._id, nounce, move });
    expect(saved.status).toBe(200);
    const customer = await customerOf(sales, fresh._id);
    const truck = await givenTruck(api);
    plates = truck.name;
    const operationId = activityOf(customer).operations[0]?._id ?? '';
    expect((await assign(api, { operationId, nounce: customer.nounce }, truck._id)).status).toBe(
      200,
    );
    const lead = await hire(api, { firstName: 'Lia', lastName: 'Lead', roles: ['team_lead'] });
    expect((await seat(api, DAY, { mover: lead._id, truck: truck._id, position: 0 })).status).toBe(
      200,
    );
    const day = { branchId: api.branchId, assignmentDay: DAY };
    const acting = { actingManagerId: api.people.manager._id, supportManagerId: null };
    await api.as('manager').put('movemanager/assignedmanagers', { ...day, ...acting });
    api.setTime(`${DAY}T23:30:00Z`);
    const times = { started: `${DAY}T14:40:00.000Z`, finished: `${DAY}T19:10:00.000Z` };
    const entry = { version: 0, ...times, breakMinutes: 15, extraMinutes: 30 };
    expect((await api.as('manager').put(`actuals/${operationId}`, entry)).status).toBe(200);
    api.setTime(undefined);
    const call = { contractId: fresh._id, phone: '4055550100', notes: 'Rang' };
    await sales.post('contract/phone', { ...call, isVoiceMail: false, isSms: false });
    return fresh._id;
  }

  describe.each(REPORT_KINDS)('%s', (kind) => {
    it('is refused without a token, and to all but admins', async () => {
      expect((await api.anonymous.get(`reports/${kind}`)).status).toBe(401);
      const { status, body } = await api.as('manager').get(`reports/${kind}`, { query: MARCH });
      expect({ status, body }).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    });

    it('names what is wrong with its days, in `error` too', async () => {
      const { status, body } = await run(api, kind, { start: '2027-3-1', end: 'soon' });
      expect(status).toBe(400);
      expect(body.error).toBe(body.message);
      expect(body.errors?.map(({ path }) => path).sort()).toEqual(['end', 'start']);
      expect(body.errors?.[0]?.message).toMatch(/not in expected YYYY-MM-DD format$/);
      const backwards = await run(api, kind, { start: '2027-03-02', end: '2027-03-01' });
      expect(backwards.body.errors).toEqual([
        { path: 'end', message: 'The end date should not be before the start date' },
      ]);
    });

    it('is refused for a branch that is none [R-REPORT-2]', async () => {
      expect((await run(api, kind, { ...MARCH, branchId: 'x' })).status).toBe(400);
      const { status, body } = await run(api, kind, { ...MARCH, branchId: UNKNOWN });
      expect({ status, body }).toMatchObject({ status: 404, body: { error: 'Branch not found' } });
    });

    it('is a CSV text under its heads, without a byte order mark', async () => {
      const { status, body } = await run(api, kind, { ...MARCH, branchId: 'all' });
      expect(status).toBe(200);
      expect(body.filename).toBe(`${kind}-report-2027-03-01-to-2027-03-31.csv`);
      const [heads, ...rows] = readCsv(body.csvData);
      expect(heads).toEqual(Object.keys(REPORT_COLUMNS[kind]));
      expect(rows.filter((row) => row.length !== heads?.length)).toEqual([]);
      expect(body.csvData.endsWith('\r\n')).toBe(true);
    });
  });

  it('has a row an activity, with who does it and what it costs [R-ACTUAL-13, R-REPORT-3]', async () => {
    const rows = await rowsOfRun(api, 'moves');
    expect(rows.map((row) => [row['Day'], row['State']])).toEqual([
      [DAY, 'committed'],
      ['2027-03-31', 'cancelled'],
    ]);
    expect(rows[1]).toMatchObject({ 'Actual Hours': '', 'Actual Total': '', Crew: '' });
    expect(rows[0]).toEqual({
      ...{ Day: DAY, Start: '08:30', Branch: expect.any(String), Customer: 'Maria Gómez' },
      ...{ Phone: expect.stringContaining('405'), Source: 'Web site', Repeat: 'no' },
      ...{ State: 'committed', Type: 'move', 'Sales Person': 'Test Sales' },
      ...{ 'Acting Manager': 'Test Manager', Stops: '2' },
      ...{ From: 'Oklahoma City, OK 73103', To: 'Oklahoma City, OK 73129' },
      Route: 'Load 1200 N Walker Ave Oklahoma City > Unload 6400 S Lewis Ave Oklahoma City',
      ...{ Trucks: '1', 'Truck Names': plates, Movers: '2', Crew: 'Lia Lead' },
      ...{ 'Estimated Hours': '4.00', 'Booked Hours': '4.00', 'Actual Hours': '4.55' },
      ...{ 'Hourly Rate': '110.00', 'Trip Fees': '0.00', Supplies: '0.00' },
      ...{ 'Estimated Total': '440.00', 'Actual Total': '500.00' },
      ...{ Created: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), 'Customer Id': booked },
      ...{ 'Clock Hours': '4.25', 'Break Hours': '0.25', 'Extra Hours': '0.50' },
      ...{ 'Stamped Start': '08:40', 'Stamped End': '13:10', 'Clock Source': 'office' },
    });
    expect(rows[1]).toMatchObject({ 'Clock Hours': '', 'Stamped End': '', 'Clock Source': '' });
  });

  it('keeps what a spreadsheet would run from running [R-REPORT-4]', async () => {
    const { body } = await run(api, 'moves');
    expect(body.csvData).toContain(`,"'=1+1 @Adams",`);
  });

  it('gives each activity its share of the price, to the cent', async () => {
    const sales = api.as('sales');
    const customer = await givenCustomer(api, '2027-05-03');
    const { body } = await sales.post<{ nounce: string }>('move/activity', {
      ...{ movingContractId: customer._id, nounce: customer.nounce, activityDay: '2027-05-04' },
    });
    const move = { meta: { actualPrice: 100.01 } };
    await sales.put(`customermgt/${customer._id}`, {
      _id: customer._id,
      nounce: body.nounce,
      move,
    });
    const may = { start: '2027-05-01', end: '2027-05-03' };
    const rows = [
      ...(await rowsOfRun(api, 'moves', may)),
      ...(await rowsOfRun(api, 'moves', { start: '2027-05-04', end: '2027-05-04' })),
    ];
    const shares = rows.map((row) => Number(row['Actual Total']));
    expect(shares).toHaveLength(2);
    expect(shares.reduce((sum, share) => sum + Math.round(share * 100), 0)).toBe(10_001);
  });

  it('lists what each person booked, in each role', async () => {
    const rows = await rowsOfRun(api, 'manager');
    const figures = {
      Booked: '1',
      Moved: '0',
      'Estimated Revenue': '440.00',
      'Actual Revenue': '500.00',
    };
    expect(rows).toMatchObject([
      { Function: 'Acting manager', Person: 'Test Manager', 'Days Acting': '1', ...figures },
      { Function: 'Acting manager', Person: '(nobody)', Booked: '0', Cancelled: '1' },
      { Function: 'Sales', Person: 'Test Sales', 'Days Acting': '', Cancelled: '1', ...figures },
    ]);
    // After the move, when no token of today is valid anymore.
    api.setTime('2027-03-11T12:00:00Z');
    const table = await api.ask(new RunReportQuery('manager', { ...MARCH, branchId: null }));
    api.setTime(undefined);
    const [acting] = rowsOf(table.csvData);
    expect(acting).toMatchObject({ Moved: '1', Confirmed: '0' });
  });

  it('counts calls on the day they were made, by the clock of the branch', async () => {
    const [today] = await api
      .get(Db)
      .query<{ day: string }>(`select (now() at time zone 'America/Chicago')::date as day`);
    const day = today?.day ?? '';
    const rows = await rowsOfRun(api, 'manager', { start: day, end: day });
    expect(rows).toMatchObject([{ Function: 'Sales', Person: 'Test Sales', Calls: '1' }]);
  });

  it('lists what each source brought, also nothing', async () => {
    const [today] = await api
      .get(Db)
      .query<{ day: string }>(`select (now() at time zone 'America/Chicago')::date as day`);
    const day = today?.day ?? '';
    const [site, ...others] = await rowsOfRun(api, 'marketing', { start: day, end: day });
    expect(site).toMatchObject({
      ...{ Source: 'Web site', Leads: '4', Booked: '1', 'Conversion %': '25.0', Cancelled: '1' },
      ...{ Revenue: '500.00', 'Average Revenue': '500.00', 'Actual Revenue': '500.00' },
    });
    expect(others.filter(({ Leads }) => Leads !== '0')).toEqual([]);
  });

  it('is of one branch, or of all', async () => {
    const denver = await givenDenver(api);
    expect(await rowsOfRun(api, 'moves', { ...MARCH, branchId: denver })).toEqual([]);
    expect(await rowsOfRun(api, 'moves', { ...MARCH, branchId: api.branchId })).toHaveLength(2);
  });

  it('is refused when it is too long to be answered at once [R-REPORT-5]', async () => {
    await api.get(Db).pool.query(MANY_ACTIVITIES, [booked, api.branchId]);
    const { status, body } = await run(api, 'moves', { start: '2040-01-01', end: '2060-12-31' });
    expect({ status, body }).toMatchObject({ status: 422, body: { code: 'REPORT_TOO_LARGE' } });
    expect(body.error).toBe(body.message);
    expect(body.message).toMatch(/queue it/i);
    const fits = await rowsOfRun(api, 'moves', { start: '2040-01-01', end: '2053-09-08' });
    expect(fits).toHaveLength(5_000);
  });

  it('is to be queued as well when it takes the database too long', async () => {
    const other = await api.get(Db).pool.connect();
    try {
      await other.query('begin; lock table referrers.referrer in access exclusive mode');
      const query = new RunReportQuery('marketing', { ...MARCH, branchId: null }, 100);
      await expect(api.ask(query)).rejects.toMatchObject({ code: 'REPORT_TOO_LARGE' });
    } finally {
      await other.query('rollback');
      other.release();
    }
    expect((await run(api, 'marketing')).status).toBe(200);
  });

  it('counts a move that is shorter than its minimum as what is charged at least', async () => {
    const fresh = await givenCustomer(api, '2027-06-08');
    const activity = { ...activityOf(fresh), estHours: 2, minTime: 2.5 };
    const move = { activities: [activity] };
    const { _id, nounce } = fresh;
    await api.as('sales').put(`customermgt/${_id}`, { _id, nounce, move });
    const june = { start: '2027-06-01', end: '2027-06-30' };
    const [row] = await rowsOfRun(api, 'moves', june);
    expect(row).toMatchObject({ 'Estimated Hours': '2.00', 'Estimated Total': '275.00' });
  });
});

const MANY_ACTIVITIES = `
  insert into moves.activity (id, customer_id, branch_id, created, changed_version, activity_day)
  select lpad(to_hex(at), 24, '0'), $1, $2, now(), 1, date '2040-01-01' + at
  from generate_series(0, 5000) at`;
