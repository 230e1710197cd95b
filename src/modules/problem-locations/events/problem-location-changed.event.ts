/** Where a problem location is; degrees are null until its position is known. */
export interface ProblemAddress {
  /** As it was written and, where there is one, as the map suggested it. */
  addresses: readonly string[];
  latitude: number | null;
  longitude: number | null;
}

/**
 * A problem location was made, changed or deleted: stops at, or within 60 m of, `places`, where it
 * was and is, may be another problem now. Raised inside the transaction.
 */
export class ProblemLocationChanged {
  constructor(readonly places: readonly ProblemAddress[]) {}
}
