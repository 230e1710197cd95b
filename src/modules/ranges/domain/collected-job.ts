import type { LocalDate } from '#kernel/local-date.js';
import type { Lesson } from './finished-job.js';

/** A finished activity and what it teaches. */
export interface CollectedJob extends Lesson {
  readonly activityId: string;
  readonly customerId: string;
  readonly branchId: string;
  readonly day: LocalDate;
  /** The latest end. */
  readonly finished: Date;
  readonly group: string;
  /** B, for telling by how much a promise was exceeded. */
  readonly handlingMinutes: number;
}
