import { Command } from '@nestjs/cqrs';
import type { ReportRun } from '../../files/report-run.js';
import type { Written } from '../../writing/report-writer.js';

/**
 * How far a run is.
 * @returns whether it still counts: false once canceled, removed or replaced
 */
export class NoteProgressCommand extends Command<boolean> {
  constructor(
    readonly run: ReportRun,
    readonly written: Written,
  ) {
    super();
  }
}
