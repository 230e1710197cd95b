import type { ChildProcess } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppConfig } from '#platform/config/app.config.js';
import { Db } from '#platform/database/db.js';
import { givenCustomer } from '../api/moves/move-fixtures.js';
import { queued, reportWhen, rowsOf } from '../api/reports/report-calls.js';
import { startTestApi } from '../support/api/start-test-api.js';
import type { TestApi } from '../support/api/start-test-api.js';
import { ChildPrograms, end } from './support/child-programs.js';
import { eventually } from './support/job-bench.js';

/** So many that the first chunk is on the disk long before the last. */
const ROWS = 10_000;
const DAYS = { start: '2040-01-01', end: '2099-12-31' };
const ACTIVITIES = `
  insert into moves.activity (id, customer_id, branch_id, created, changed_version, activity_day)
  select lpad(to_hex(at), 24, '0'), $1, $2, now(), 1, date '2040-01-01' + at
  from generate_series(0, $3::integer - 1) at`;

describe('a report that is being written', () => {
  let api: TestApi;
  let workers: ChildPrograms;
  let worker: ChildProcess;
  let folder: string;
  beforeAll(async () => {
    Object.assign(process.env, { QUEUE_LOCK_MS: '500' });
    workers = await ChildPrograms.compile();
    api = await startTestApi();
    folder = join(api.get(AppConfig).dataDir, 'reports');
    const { _id } = await givenCustomer(api, null);
    await api.get(Db).query(ACTIVITIES, [_id, api.branchId, ROWS]);
    worker = (await workers.start('product-worker-process')).child;
  });
  afterAll(async () => {
    await workers?.close();
    await api?.close();
  });

  const files = (): Promise<string[]> => readdir(folder).catch(() => []);
  /** Rows are in its file, and it is not complete. */
  const halfWritten = (reportId: string): Promise<string> =>
    eventually(async () => {
      const part = (await files()).find((name) => name.startsWith(`${reportId}.1.part`));
      if (!part) return undefined;
      return (await stat(join(folder, part))).size > 1_000 ? part : undefined;
    });

  it('is left off when it is cancelled, and leaves nothing behind', async () => {
    const reportId = await queued(api, 'moves', DAYS);
    await halfWritten(reportId);
    const { body } = await api.as('admin').delete(`reports/${reportId}`);
    expect(body).toMatchObject({ state: 'cancelled' });
    await eventually(async () => {
      const left = (await files()).filter((name) => name.startsWith(reportId));
      return left.length === 0 ? true : undefined;
    });
    expect(await reportWhen(api, reportId, 'cancelled')).toMatchObject({ bytes: 0 });
  });

  it('is started again by another process when its own is killed', async () => {
    const reportId = await queued(api, 'moves', DAYS);
    await halfWritten(reportId);
    await end(worker, 'SIGKILL');
    expect((await reportWhen(api, reportId, 'running')).rows).toBeLessThan(ROWS);

    await workers.start('product-worker-process');
    const report = await reportWhen(api, reportId, 'done', 60_000);
    expect(report).toMatchObject({ rows: ROWS, progress: 100, error: null });
    expect(await files()).toEqual([`${reportId}.csv`]);
    const csv = await readFile(join(folder, `${reportId}.csv`));
    expect(csv.length).toBe(report.bytes);
    const days = rowsOf(csv.toString('utf8')).map((row) => row['Day']);
    expect([days.length, new Set(days).size]).toEqual([ROWS, ROWS]);
  });
});
