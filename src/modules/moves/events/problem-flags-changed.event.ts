/**
 * Stops of these activities are a problem now, or none any more, or another. Nobody's edit is
 * overtaken by it: the versions stay. Raised inside the transaction.
 */
export class ProblemFlagsChanged {
  constructor(readonly activityIds: readonly string[]) {}
}
