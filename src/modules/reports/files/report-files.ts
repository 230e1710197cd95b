import type { Readable } from 'node:stream';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '#platform/config/app.config.js';
import type { ReportRun } from './report-run.js';

type Run = Pick<ReportRun, 'reportId' | 'run'>;

/** `<report>.csv` when complete, `<report>.<run>.part` before. */
const NAME = /^([0-9a-f]{24})\.(?:csv|\d+\.part)$/;

const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * The files of reports, under DATA_DIR/reports. Processes that share the work share this folder:
 * the one that writes a report is not always the one that is asked for it.
 */
@Injectable()
export class ReportFiles {
  private readonly folder: string;

  constructor({ dataDir }: AppConfig) {
    this.folder = resolve(dataDir, 'reports');
  }

  /** Begins a run's file; files of earlier runs are deleted. */
  async begin({ reportId, run }: Run): Promise<FileHandle> {
    await mkdir(this.folder, { recursive: true });
    await this.removeParts(reportId);
    return open(this.part({ reportId, run }), 'w', 0o600);
  }

  /** Makes a run's complete file the report's own, in one step. */
  async publish(run: Run): Promise<void> {
    await rename(this.part(run), this.complete(run.reportId));
  }

  /** The bytes from `start` to `end`, both inclusive; undefined when there is no such file here. */
  async read(
    reportId: string,
    span: { start: number; end: number },
  ): Promise<Readable | undefined> {
    try {
      return (await open(this.complete(reportId))).createReadStream(span);
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  }

  async remove(reportId: string): Promise<void> {
    await rm(this.complete(reportId), { force: true });
    await this.removeParts(reportId);
  }

  async removePart(run: Run): Promise<void> {
    await rm(this.part(run), { force: true });
  }

  /** The reports that have a file, complete or not. */
  async owners(): Promise<string[]> {
    return [...new Set((await this.names()).flatMap((name) => NAME.exec(name)?.[1] ?? []))];
  }

  private async removeParts(reportId: string): Promise<void> {
    const parts = (await this.names()).filter((name) => /\.part$/.test(name));
    for (const name of parts.filter((part) => part.startsWith(reportId))) {
      await rm(join(this.folder, name), { force: true });
    }
  }

  private async names(): Promise<string[]> {
    try {
      return await readdir(this.folder);
    } catch (error) {
      if (isAbsent(error)) return [];
      throw error;
    }
  }

  private part({ reportId, run }: Run): string {
    return join(this.folder, `${reportId}.${run}.part`);
  }

  private complete(reportId: string): string {
    return join(this.folder, `${reportId}.csv`);
  }
}
