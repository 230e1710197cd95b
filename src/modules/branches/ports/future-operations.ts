/** Injection token of the one FutureOperations, joined in src/app. */
export const FUTURE_OPERATIONS = Symbol('FutureOperations');

/** What branches must know of moves, asked inside the command that locked the branch. */
export interface FutureOperations {
  /** Whether the branch has an operation today (in its time zone) or later, or somebody holds a time for one. */
  existAt(branchId: string): Promise<boolean>;
}
