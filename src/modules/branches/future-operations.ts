/** Injection token of the one FutureOperations, joined in src/app. */
export const FUTURE_OPERATIONS = Symbol('FutureOperations');

/** What branches must know of moves, asked inside the command that locked the branch. */
export interface FutureOperations {
  /** Whether the branch has an operation today (in its time zone) or later. */
  existAt(branchId: string): Promise<boolean>;
}
