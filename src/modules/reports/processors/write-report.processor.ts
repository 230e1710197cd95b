import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobContext, JobHandler } from '#platform/queue/job-handler.js';
import { JobProcessor } from '#platform/queue/job-processor.js';
import { BeginReportCommand } from '../commands/begin-report/begin-report.command.js';
import { FinishReportCommand } from '../commands/finish-report/finish-report.command.js';
import { NoteProgressCommand } from '../commands/note-progress/note-progress.command.js';
import { SetBackReportCommand } from '../commands/set-back-report/set-back-report.command.js';
import { ReportWriter } from '../writing/report-writer.js';
import type { Written } from '../writing/report-writer.js';
import { WRITE_REPORT } from '../jobs/write-report.job.js';

/** The writing itself is between two commands; a third one reports progress meanwhile. */
@Injectable()
@JobProcessor(WRITE_REPORT)
export class WriteReportProcessor implements JobHandler<{ reportId: string }> {
  constructor(
    private readonly commands: CommandBus,
    private readonly writer: ReportWriter,
  ) {}

  async handle({ reportId }: { reportId: string }, context: JobContext): Promise<void> {
    const run = await this.commands.execute(new BeginReportCommand(reportId));
    if (!run) return;
    const tell = async (written: Written): Promise<boolean> => {
      await context.progress(written.progress);
      return this.commands.execute(new NoteProgressCommand(run, written));
    };
    try {
      const written = await this.writer.write(run, tell, context.signal);
      if (written) await this.commands.execute(new FinishReportCommand(run, written));
    } catch (error) {
      await this.commands.execute(new SetBackReportCommand(run));
      throw error;
    }
  }
}
