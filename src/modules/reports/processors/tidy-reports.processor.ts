import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '#platform/queue/job-handler.js';
import { JobProcessor } from '#platform/queue/job-processor.js';
import { TidyReportsCommand } from '../commands/tidy-reports/tidy-reports.command.js';
import { OrphanFiles } from '../files/orphan-files.js';
import { TIDY_REPORTS } from '../jobs/tidy-reports.job.js';

@Injectable()
@JobProcessor(TIDY_REPORTS)
export class TidyReportsProcessor implements JobHandler<Record<string, never>> {
  constructor(
    private readonly commands: CommandBus,
    private readonly orphans: OrphanFiles,
  ) {}

  async handle(): Promise<void> {
    await this.commands.execute(new TidyReportsCommand());
    await this.orphans.sweep();
  }
}
