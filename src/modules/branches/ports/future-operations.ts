/** Injection token of all FutureOperations, as a list, connected in src/app. */
export const FUTURE_OPERATIONS = Symbol('FutureOperations');

/** What branches must know about moves, asked inside the command that locked the branch. */
export interface FutureOperations {
  /** Whether the branch has an operation today (in its time zone) or later, or a reserved time for one. */
  existAt(branchId: string): Promise<boolean>;
}
