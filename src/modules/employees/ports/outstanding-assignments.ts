import type { LocalDate } from '#kernel/local-date.js';

/** Injection token of the one OutstandingAssignments, connected in src/app. */
export const OUTSTANDING_ASSIGNMENTS = Symbol('OutstandingAssignments');

/** What employees must know about crews; scheduling answers. */
export interface OutstandingAssignments {
  /**
   * The days, in order and each once, from today on (in the branch's time zone) on which the
   * employee has a seat, is on call or manages. Asked inside the command that locked the employee.
   */
  daysOf(employeeId: string): Promise<LocalDate[]>;
}
