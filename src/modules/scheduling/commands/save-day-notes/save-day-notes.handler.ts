import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { conflict } from '../../../../kernel/domain-error.js';
import { History } from '../../../../platform/history/history.js';
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
    const before = await this.plans.find(branchId, day);
    const saved = await this.plans.saveNotes(branchId, day, notes, revision);
    if (saved === undefined) throw await this.stale(branchId, day);
    const changes = [{ field: 'notes', before: before.notes, after: notes }];
    await this.history.record({
      entity: 'day',
      entityId: `${branchId}:${day}`,
      type: 'UPDATED',
      changes,
    });
    const view = { notes, revision: saved };
    this.board.tell(branchId, day, { kind: 'notes', notes: view });
    return view;
  }

  /** Read anew: the loser of a race must be shown what the winner wrote. */
  private async stale(branchId: string, day: string): Promise<Error> {
    const { notes, notesRevision } = await this.plans.find(branchId, day);
    return conflict('STALE_REVISION', SCHEDULING_ERRORS.STALE_REVISION, {
      notes,
      revision: notesRevision,
    });
  }
}
