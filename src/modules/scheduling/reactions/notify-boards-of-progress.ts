import { Injectable } from '@nestjs/common';
import { Clock } from '#platform/clock/clock.js';
import type { Reacts } from '#platform/database/reaction.js';
import { Reaction } from '#platform/database/reaction.js';
import { plusHours } from '#kernel/time-window.js';
import { ActualChanged } from '#modules/actuals/index.js';
import { BoardChanges } from '../live/board-changes.js';
import { JobHours } from '../queries/job-hours.js';
import { progressBy } from '../queries/job-progress.js';

/** The board of a job hears how far it is as soon as somebody stamps or enters it (R-ACTUAL-7). */
@Injectable()
@Reaction(ActualChanged)
export class NotifyBoardsOfProgress implements Reacts<ActualChanged> {
  constructor(
    private readonly board: BoardChanges,
    private readonly hours: JobHours,
    private readonly clock: Clock,
  ) {}

  react({ job, went }: ActualChanged): Promise<void> {
    const { operationId, branchId, day, timezone, truckId, date: start } = job;
    const planned = { day, timezone, truckId, start, end: plusHours(start, job.duration) };
    const hours = this.hours.of(branchId, job.estimateBasis);
    const progress = progressBy(planned, went, hours, this.clock.now());
    this.board.tell(branchId, day, { kind: 'progress', operationId, ...progress });
    return Promise.resolve();
  }
}
