import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BeginReportCommand } from '#modules/reports/commands/begin-report/begin-report.command.js';
import { FinishReportCommand } from '#modules/reports/commands/finish-report/finish-report.command.js';
import { NoteProgressCommand } from '#modules/reports/commands/note-progress/note-progress.command.js';
import { SetBackReportCommand } from '#modules/reports/commands/set-back-report/set-back-report.command.js';
import { TidyReportsCommand } from '#modules/reports/commands/tidy-reports/tidy-reports.command.js';
import type { ReportView } from '#modules/reports/contract/report.view.js';
import { OrphanFiles } from '#modules/reports/files/orphan-files.js';
import { MAX_RUNS } from '#modules/reports/jobs/write-report.job.js';
import type { ReportRun } from '#modules/reports/files/report-run.js';
import { AppConfig } from '#platform/config/app.config.js';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { queued } from './report-calls.js';

describe('a report that nobody works on', () => {
  let api: TestApi;
  let reportId: string;
  beforeAll(async () => {
    api = await startTestApi();
  });
  beforeEach(async () => {
    await api.get(Db).query('delete from platform.job');
    reportId = await queued(api);
  });
  afterAll(() => api?.close());

  const report = async (): Promise<Partial<ReportView>> =>
    (await api.as('admin').get<ReportView>(`reports/${reportId}`)).body;
  const begin = (): Promise<ReportRun | undefined> => api.execute(new BeginReportCommand(reportId));
  const begun = async (): Promise<ReportRun> => {
    const run = await begin();
    if (!run) throw new Error('It did not begin');
    return run;
  };
  const age = (minutes: number): Promise<unknown> =>
    api.get(Db).query(
      `update reports.report set touched = touched - $2 * interval '1 minute',
         created = created - $2 * interval '1 minute' where id = $1`,
      [reportId, minutes],
    );
  const jobs = async (): Promise<number> =>
    (await api.get(Db).query("select 1 from platform.job where name = 'reports.write-report'"))
      .length;

  it('cannot be downloaded yet', async () => {
    expect(await api.as('admin').get(`reports/${reportId}/download`)).toMatchObject({
      ...{ status: 409, body: { code: 'REPORT_NOT_READY' } },
    });
  });

  it('reports the progress of the current run only', async () => {
    const first = await begun();
    const written = { rows: 5, bytes: 50, progress: 40 };
    expect(await api.execute(new NoteProgressCommand(first, written))).toBe(true);
    expect(await report()).toMatchObject({ state: 'running', rows: 5, progress: 40 });
    const second = await begun();
    expect(second.run).toBe(first.run + 1);
    expect(await api.execute(new NoteProgressCommand(first, written))).toBe(false);
    await api.execute(new FinishReportCommand(first, written));
    expect(await report()).toMatchObject({ state: 'running', rows: 0, progress: 0 });
  });

  it('is begun no more once it is cancelled', async () => {
    const run = await begun();
    const { body } = await api.as('admin').delete<ReportView>(`reports/${reportId}`);
    expect(body).toMatchObject({ state: 'cancelled', finished: expect.any(String) });
    const written = { rows: 5, bytes: 50, progress: 40 };
    expect(await api.execute(new NoteProgressCommand(run, written))).toBe(false);
    expect(await begin()).toBeUndefined();
  });

  it('waits for another run after a fault, and fails after too many', async () => {
    for (let run = 1; run < MAX_RUNS; run += 1) {
      await api.execute(new SetBackReportCommand(await begun()));
      expect(await report()).toMatchObject({ state: 'queued', error: null });
    }
    await api.execute(new SetBackReportCommand(await begun()));
    const failed = { state: 'failed', error: 'The report could not be written.' };
    expect(await report()).toMatchObject(failed);
  });

  it('gets a new job once nobody was at it for long, a few times at most', async () => {
    await api.execute(new TidyReportsCommand());
    expect(await jobs()).toBe(1);
    await api.get(Db).query('delete from platform.job');
    await begun();
    await age(6);
    await api.execute(new TidyReportsCommand());
    expect(await jobs()).toBe(1);
    for (let run = 1; run < MAX_RUNS; run += 1) await begun();
    await age(6);
    await api.execute(new TidyReportsCommand());
    expect(await report()).toMatchObject({ state: 'failed' });
  });

  it('is kept for a month after its end, its file as long', async () => {
    const folder = join(api.get(AppConfig).dataDir, 'reports');
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${reportId}.csv`);
    await writeFile(file, 'x');
    await api.as('admin').delete(`reports/${reportId}`);
    await age(29 * 24 * 60);
    await tidy();
    expect([await report(), existsSync(file)]).toEqual([
      expect.objectContaining({ state: 'cancelled' }),
      true,
    ]);
    await age(2 * 24 * 60);
    await tidy();
    expect([await report(), existsSync(file)]).toEqual([
      expect.objectContaining({ statusCode: 404 }),
      false,
    ]);
  });

  async function tidy(): Promise<void> {
    await api.execute(new TidyReportsCommand());
    await api.get(OrphanFiles).sweep();
  }
});
