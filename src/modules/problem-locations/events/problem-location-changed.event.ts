/** Where a problem location is; degrees are null until its position is known. */
export interface ProblemAddress {
  /** As it was typed and, if there is one, as the map suggested it. */
  addresses: readonly string[];
  latitude: number | null;
  longitude: number | null;
}

/**
 * A problem location was created, changed or deleted: stops at, or within 60 m of, `places`, where
 * it was and is, may be a different problem now. Raised inside the transaction.
 */
export class ProblemLocationChanged {
  constructor(readonly places: readonly ProblemAddress[]) {}
}
