/**
 * Stops of these activities have become a problem, a different one, or none. The versions stay,
 * since this overtakes nobody's edit. Raised inside the transaction.
 */
export class ProblemFlagsChanged {
  constructor(readonly activityIds: readonly string[]) {}
}
