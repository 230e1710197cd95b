import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { ReportRepository } from '../../persistence/report.repository.js';
import { NoteProgressCommand } from './note-progress.command.js';

@CommandHandler(NoteProgressCommand)
export class NoteProgressHandler implements ICommandHandler<NoteProgressCommand> {
  constructor(private readonly reports: ReportRepository) {}

  async execute({ run, written }: NoteProgressCommand): Promise<boolean> {
    const report = await this.reports.lockRun(run.reportId, run.run);
    if (!report) return false;
    const { rows, progress } = written;
    if (rows === report.rows) await this.reports.touch(report);
    else await this.reports.move(report, { state: 'running', rows, progress });
    return true;
  }
}
