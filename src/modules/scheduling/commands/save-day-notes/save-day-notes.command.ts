import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { NotesView } from '../../contract/day.view.js';

/**
 * Saves a day's alerts on top of the revision they were based on.
 * @throws 409 STALE_REVISION
 */
export class SaveDayNotesCommand extends Command<NotesView> {
  constructor(
    readonly branchId: string,
    readonly day: LocalDate,
    readonly notes: string,
    readonly revision: number,
  ) {
    super();
  }
}
