import { Injectable } from '@nestjs/common';
import { notFound } from '#kernel/domain-error.js';
import { DatabaseTime } from '#platform/database/database-time.js';
import { Db } from '#platform/database/db.js';
import { LiveChanges } from '#platform/realtime/live-changes.js';
import { reportTopic } from '../contract/report.view.js';
import type { ReportChange } from '../contract/report.view.js';
import { isUnderWay, mayBecome } from '../domain/report-state.js';
import { reportView } from './report.mapper.js';
import { ReportRow } from './report.row.js';

type Progress = Pick<ReportRow, 'state'> &
  Partial<Pick<ReportRow, 'run' | 'progress' | 'rows' | 'bytes' | 'error'>>;

/** Queued reports, written inside a command; the only writer of their state. */
@Injectable()
export class ReportRepository {
  constructor(
    private readonly db: Db,
    private readonly live: LiveChanges,
    private readonly time: DatabaseTime,
  ) {}

  /** The report, locked until the command ends; undefined when it is gone. */
  async lock(id: string): Promise<ReportRow | undefined> {
    const lock = { mode: 'pessimistic_write' } as const;
    return (await this.db.manager.findOne(ReportRow, { where: { id }, lock })) ?? undefined;
  }

  /** @throws 404, also for another person's */
  async lockOwn(id: string, ownerId: string | null): Promise<ReportRow> {
    const row = await this.lock(id);
    if (!row || row.ownerId !== ownerId) throw notFound('Report');
    return row;
  }

  /** The report, if this run of it is still the one that counts. */
  async lockRun(id: string, run: number): Promise<ReportRow | undefined> {
    const row = await this.lock(id);
    return row?.state === 'running' && row.run === run ? row : undefined;
  }

  /** How many of a person's reports have not begun yet. */
  async countWaiting(ownerId: string): Promise<number> {
    return this.db.manager.countBy(ReportRow, { ownerId, state: 'queued' });
  }

  async insert(row: ReportRow): Promise<void> {
    await this.db.manager.insert(ReportRow, row);
  }

  /** @throws Error when the table has no such transition */
  async move(row: ReportRow, progress: Progress): Promise<ReportRow> {
    refuseOtherWays(row, progress);
    const touched = await this.time.now();
    const finished = isUnderWay(progress.state) ? null : touched;
    const changes = { ...progress, touched, finished };
    await this.db.manager.update(ReportRow, { id: row.id }, changes);
    const after = { ...row, ...changes };
    const change: ReportChange = { kind: 'report', report: reportView(after) };
    this.live.changed(reportTopic(row.id), change);
    return after;
  }

  /** A process is still writing it, and has nothing new to report. */
  async touch(row: ReportRow): Promise<void> {
    await this.db.manager.update(ReportRow, { id: row.id }, { touched: await this.time.now() });
  }

  async remove(row: ReportRow): Promise<void> {
    await this.db.manager.delete(ReportRow, { id: row.id });
  }
}

function refuseOtherWays({ state: from }: ReportRow, { state: to }: Progress): void {
  if (!mayBecome(from, to)) throw new Error(`A report that is ${from} cannot become ${to}`);
}
