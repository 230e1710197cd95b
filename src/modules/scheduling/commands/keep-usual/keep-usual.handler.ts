import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { instantAt } from '#kernel/local-date.js';
import { Clock } from '#platform/clock/clock.js';
import { boardMarks } from '../../domain/board-marks.js';
import { USUAL_MARKS, type UsualMark } from '../../domain/usual-marks.js';
import { MarkedDayRepository, type DueDay } from '../../persistence/marked-day.repository.js';
import { MarkedBoards } from '../../queries/marked-boards/marked-boards.js';
import { KeepUsualCommand } from './keep-usual.command.js';

/** Days in one transaction. */
const BATCH = 10;

/**
 * A day that is over is judged as it was planned: by its bookings as they are stored then, at its first moment, when
 * no job had begun (R-BOARD-62). By the facts nothing of it would be left that may run late.
 */
@CommandHandler(KeepUsualCommand)
export class KeepUsualHandler implements ICommandHandler<KeepUsualCommand> {
  constructor(
    private readonly days: MarkedDayRepository,
    private readonly boards: MarkedBoards,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<number> {
    const due = await this.days.due(this.clock.now(), BATCH);
    for (const day of due) await this.keep(day);
    return due.length;
  }

  private async keep({ branchId, day }: DueDay): Promise<void> {
    const boards = await this.boards.read(branchId, day, 1);
    const morning = instantAt(day, 0, boards.timezone);
    const board = boards.planned(day, morning);
    const marks = boardMarks(board);
    const counts = Object.fromEntries(USUAL_MARKS.map((mark) => [mark, marks[mark].length]));
    await this.days.keep({
      ...{ branchId, day, bookings: board.bookings.length },
      counts: counts as Record<UsualMark, number>,
    });
  }
}
