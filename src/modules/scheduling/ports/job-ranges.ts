/** Injection token of the one JobRanges, connected in src/app. */
export const JOB_RANGES = Symbol('JobRanges');

/** What the estimate of a job is made of. */
export interface JobBasis {
  readonly group: string;
  /** Of the planned crews, without driving. */
  readonly handlingMinutes: number;
  readonly drivingMinutes: number;
}

/** How long a job may take: half, 80 and 90 % of such jobs stay below; hours, up to 0.25. */
export interface JobRange {
  readonly p50: number;
  readonly p80: number;
  readonly p90: number;
}

/** Whoever learned from finished jobs answers from memory: boards ask for each of their jobs. */
export interface JobRanges {
  of(branchId: string, basis: JobBasis): JobRange;
  /**
   * SQL for whether the branch of this id wants to see by p80 which jobs may end late: so one statement reads all
   * that a board shows.
   */
  lateFinishByP80(branchId: string): string;
}
