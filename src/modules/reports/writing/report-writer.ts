import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/clock/clock.js';
import { copyCsv } from '#platform/csv/copy-csv.js';
import { BYTE_ORDER_MARK } from '#platform/csv/csv-records.js';
import { DatabaseConfig } from '#platform/database/database.config.js';
import { ReportsDatabase } from '../database/reports-database.js';
import { progressOf } from '../domain/progress-of.js';
import { FileWriter } from '../files/file-writer.js';
import { ReportFiles } from '../files/report-files.js';
import { expectedRows } from '../selections/expected-rows.js';
import { selectReport } from '../selections/select-report.js';
import { Heartbeat } from './heartbeat.js';
import type { ReportRun } from '../files/report-run.js';

/** What has been written so far. */
export interface Written {
  rows: number;
  bytes: number;
  /** 0 to 100. */
  progress: number;
}

/** How often progress is reported, and whether the report is still wanted is asked. */
const HEARTBEAT_MS = 1_000;

/** Streams the rows of a report from the database to its file; little of it is ever in memory. */
@Injectable()
export class ReportWriter {
  constructor(
    private readonly database: ReportsDatabase,
    private readonly limits: DatabaseConfig,
    private readonly files: ReportFiles,
    private readonly clock: Clock,
  ) {}

  /**
   * @param tell gets the progress and answers whether this run still counts
   * @returns undefined when it no longer counts: nothing is left of it then
   * @throws Error when `signal` is aborted
   */
  async write(
    run: ReportRun,
    tell: (written: Written) => Promise<boolean>,
    signal: AbortSignal,
  ): Promise<Written | undefined> {
    const written: Written = { rows: 0, bytes: 0, progress: 0 };
    const heartbeat = new Heartbeat(HEARTBEAT_MS, () => tell(written));
    try {
      if (await this.fill(run, written, () => goesOn(heartbeat, signal))) return written;
      await this.files.removePart(run);
      return undefined;
    } catch (error) {
      await this.files.removePart(run);
      throw error;
    } finally {
      heartbeat.stop();
    }
  }

  private async fill(run: ReportRun, written: Written, goesOn: () => boolean): Promise<boolean> {
    const { kind, params } = run;
    const { pool } = this.database;
    const expected = await expectedRows(pool, kind, params);
    const selection = selectReport(kind, params, this.clock.now());
    const file = new FileWriter(await this.files.begin(run));
    try {
      await file.append(BYTE_ORDER_MARK);
      for await (const { text, rows } of copyCsv(pool, selection, this.limits.streamMs)) {
        if (!goesOn()) return false;
        await file.append(text);
        written.rows += rows;
        written.bytes = file.bytes;
        written.progress = progressOf(written.rows, expected);
      }
      // Complete on the disk before it may be taken for complete.
      await file.complete();
      return true;
    } finally {
      await file.close();
    }
  }
}

function goesOn(heartbeat: Heartbeat, signal: AbortSignal): boolean {
  signal.throwIfAborted();
  return heartbeat.goesOn;
}
