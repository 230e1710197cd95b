import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { conflict } from '#kernel/domain-error.js';
import { History } from '#platform/history/history.js';
import type { NotesView } from '../../contract/day.view.js';
import { SCHEDULING_ERRORS } from '../../contract/errors.js';
import { BoardChanges } from '../../live/board-changes.js';
import { DayPlanRepository } from '../../persistence/day-plan.repository.js';
import { BoardBranches } from '../../queries/board-branches.js';
import { SaveDayNotesCommand } from './save-day-notes.command.js';

@CommandHandler(SaveDayNotesCommand)
export class SaveDayNotesHandler implements ICommandHandler<SaveDayNotesCommand> {
  constructor(
    private readonly branches: BoardBranches,
    private readonly plans: DayPlanRepository,
    private readonly history: History,
    private readonly board: BoardChanges,
  ) {}

  async execute({ branchId, day, notes, revision }: SaveDayNotesCommand): Promise<NotesView> {
    await this.branches.get(branchId);
    const before = await this.plans.lock(branchId, day);
    const stored: NotesView = { notes: before.notes, revision: before.notesRevision };
    if (revision !== stored.revision) {
      throw conflict('STALE_REVISION', SCHEDULING_ERRORS.STALE_REVISION, { ...stored });
    }
    const saved: NotesView = { notes, revision: revision + 1 };
    await this.plans.saveNotes(branchId, day, { notes, notesRevision: saved.revision });
    await this.history.record({
      entity: 'day',
      entityId: `${branchId}:${day}`,
      type: 'UPDATED',
      changes: [{ field: 'notes', before: before.notes, after: notes }],
    });
    this.board.tell(branchId, day, { kind: 'notes', notes: saved });
    return saved;
  }
}
