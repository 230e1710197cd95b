import { Query } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { TimeWindow } from '#kernel/time-window.js';

/** When a job is, of which nothing else is known. */
export interface JobTime {
  branchId: string;
  day: LocalDate;
  window: TimeWindow;
}

/**
 * The ids of the trucks that can take a job at a time that is settled, the one that suits it best first.
 * @throws 404 'Branch not found'
 */
export class RankTrucksQuery extends Query<string[]> {
  constructor(readonly time: JobTime) {
    super();
  }
}
