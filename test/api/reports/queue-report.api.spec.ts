import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WorkerModule } from '../../../src/app/worker.module.js';
import { reportTopic } from '#modules/reports/contract/report.view.js';
import type {
  QueuedReportView,
  ReportChange,
  ReportView,
} from '#modules/reports/contract/report.view.js';
import type { ApiClient } from '../../support/api/api-client.js';
import { Db } from '#platform/database/db.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { hire } from '../../support/given/hire.js';
import { givenCustomer } from '../moves/move-fixtures.js';
import { UNKNOWN } from '../scheduling/day-calls.js';
import { MARCH, queued, reportWhen, rowsOf } from './report-calls.js';

const WAITING = `
  insert into reports.report (id, kind, first_day, last_day, owner_id, created, touched)
  select lpad(to_hex(at), 24, '0'), 'moves', '2027-03-01', '2027-03-31', $1, now(), now()
  from generate_series(1, 1000) at`;

describe('a queued report', () => {
  let api: TestApi;
  let stranger: ApiClient;
  let done: string;
  beforeAll(async () => {
    api = await startTestApi({ modules: [WorkerModule] });
    await givenCustomer(api, '2027-03-10', { firstName: '=1+1', lastName: 'Ünal' });
    stranger = await api.asEmployee(await hire(api, { roles: ['admin'] }));
    done = await queued(api);
    await reportWhen(api, done, 'done');
  });
  afterAll(() => api?.close());

  const download = (headers: Record<string, string> = {}, reportId = done): Promise<Response> =>
    fetch(new URL(`/api/v3/reports/${reportId}/download`, api.origin), {
      headers: { authorization: `Bearer ${api.as('admin').token}`, ...headers },
    });

  it('is refused to all but admins, and in what GET refuses', async () => {
    expect((await api.anonymous.post('reports/moves', MARCH)).status).toBe(401);
    expect((await api.as('manager').post('reports/moves', MARCH)).status).toBe(403);
    const { status, body } = await api.as('admin').post('reports/moves', { start: 'x', extra: 1 });
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    const nowhere = { ...MARCH, branchId: UNKNOWN };
    expect((await api.as('admin').post('reports/moves', nowhere)).status).toBe(404);
    expect((await api.as('admin').post('reports/weather', MARCH)).status).toBe(404);
  });

  it('is refused to whoever has a thousand waiting, and to nobody else', async () => {
    const eager = await hire(api, { roles: ['admin'] });
    const theirs = await api.asEmployee(eager);
    await api.get(Db).query(WAITING, [eager._id]);
    const refused = await theirs.post('reports/moves', MARCH);
    expect(refused.body).toMatchObject({
      statusCode: 409,
      code: 'TOO_MANY_REPORTS',
      message: '1,000 of your reports are waiting already.',
    });
    expect((await api.as('admin').post('reports/moves', MARCH)).status).toBe(202);
    const { body: waiting } = await theirs.get<ReportView[]>('reports');
    expect((await theirs.delete(`reports/${waiting[0]?._id}`)).status).toBe(200);
    expect((await theirs.post('reports/moves', MARCH)).status).toBe(202);
  });

  it('is written in the background, followed by its owner alone', async () => {
    const admin = api.as('admin');
    const page = await LiveConnection.open(api.origin, admin.token);
    const { status, body } = await admin.post<QueuedReportView>('reports/marketing', MARCH);
    expect({ status, body }).toEqual({ status: 202, body: { reportId: expect.any(String) } });
    const topic = reportTopic(body.reportId);
    expect(await page.ask('watch', { topic })).toEqual({ revision: expect.any(Number) });
    const other = await LiveConnection.open(api.origin, stranger.token);
    expect(await other.ask('watch', { topic })).toEqual({ error: 'FORBIDDEN' });
    const report = await reportWhen(api, body.reportId, 'done');
    expect(report).toEqual({
      ...{ _id: body.reportId, kind: 'marketing', params: { branchId: null, ...MARCH } },
      ...{ state: 'done', progress: 100, rows: expect.any(Number), bytes: expect.any(Number) },
      ...{ created: expect.any(String), finished: expect.any(String), error: null },
    });
    page.close();
    other.close();
  });

  it('notifies open pages that it was canceled', async () => {
    const page = await LiveConnection.open(api.origin, api.as('admin').token);
    const reportId = await queued(api);
    const topic = reportTopic(reportId);
    await page.ask('watch', { topic });
    const { status, body } = await api.as('admin').delete<ReportView>(`reports/${reportId}`);
    expect(status).toBe(200);
    if (body.state === 'cancelled') {
      await page.until<{ topic: string; change: { items: ReportChange[] } }>(
        'changed',
        (told) =>
          told.topic === topic &&
          told.change.items.some(({ report }) => report.state === 'cancelled'),
      );
    }
    page.close();
  });

  it('is listed for its owner, newest first', async () => {
    const { body } = await api.as('admin').get<ReportView[]>('reports');
    expect(body.map(({ _id }) => _id)).toContain(done);
    const times = body.map(({ created }) => created);
    expect(times).toEqual([...times].sort().reverse());
    expect((await stranger.get('reports')).body).toEqual([]);
  });

  it.each(['get', 'delete'] as const)('is unknown to others who %s it', async (method) => {
    expect(await stranger[method](`reports/${done}`)).toMatchObject({
      ...{ status: 404, body: { message: 'Report not found', error: 'Report not found' } },
    });
    expect((await stranger.get(`reports/${done}/download`)).status).toBe(404);
    expect((await api.as('admin')[method](`reports/${UNKNOWN}`)).status).toBe(404);
    expect((await api.as('admin')[method]('reports/7')).status).toBe(400);
  });

  it('is downloaded as a file that spreadsheets read as UTF-8', async () => {
    const answer = await download({ 'accept-encoding': 'gzip, br' });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { body: report } = await api.as('admin').get<ReportView>(`reports/${done}`);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="moves-report-2027-03-01-to-2027-03-31.csv"',
      'content-length': String(report.bytes),
      'accept-ranges': 'bytes',
    });
    expect(answer.headers.has('content-encoding')).toBe(false);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = rowsOf(bytes.toString('utf8'));
    expect(rows).toHaveLength(report.rows);
    expect(rows[0]).toMatchObject({ Day: '2027-03-10', Customer: "'=1+1 Ünal" });
  });

  it('is downloaded from where an earlier download broke off', async () => {
    const whole = await download();
    const bytes = Buffer.from(await whole.arrayBuffer());
    const etag = whole.headers.get('etag') ?? '';
    const rest = await download({ range: 'bytes=20-', 'if-range': etag });
    expect(rest.status).toBe(206);
    expect(rest.headers.get('content-range')).toBe(`bytes 20-${bytes.length - 1}/${bytes.length}`);
    expect(Buffer.from(await rest.arrayBuffer())).toEqual(bytes.subarray(20));
    const tail = await download({ range: 'bytes=-5' });
    expect(Buffer.from(await tail.arrayBuffer())).toEqual(bytes.subarray(-5));
    expect((await download({ range: 'bytes=20-', 'if-range': '"another"' })).status).toBe(200);
    const beyond = await download({ range: `bytes=${bytes.length}-` });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
    expect(await beyond.json()).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE' });
  });

  it('is downloaded once by whoever has a ticket, which its owner alone gets', async () => {
    const purpose = { for: `report:${done}` };
    expect((await stranger.post('tickets', purpose)).status).toBe(404);
    expect((await api.as('manager').post('tickets', purpose)).status).toBe(403);
    const { body } = await api.as('admin').post<{ url: string }>('tickets', purpose);
    const answer = await fetch(new URL(body.url, api.origin));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await fetch(new URL(body.url, api.origin))).status).toBe(401);
  });

  it('is removed with its file once it has ended', async () => {
    const reportId = await queued(api, 'manager');
    await reportWhen(api, reportId, 'done');
    expect((await api.as('admin').delete(`reports/${reportId}`)).status).toBe(200);
    expect((await api.as('admin').get(`reports/${reportId}`)).status).toBe(404);
    expect((await download({}, reportId)).status).toBe(404);
  });
});
