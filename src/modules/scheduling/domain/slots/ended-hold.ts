/** A hold that ended before its time, as it is kept to come back; instants as JSON has them. */
export interface EndedHold {
  id: string;
  expiresAt: string;
  /** What it took of the rows of trucks. */
  slots: { id: string; truckId: string; start: string; end: string }[];
}

/** A visitor's reservation that went to another truck; truck ids. */
export interface MovedReservation {
  id: string;
  from: string;
  to: string;
}

/** What was held on a truck until it went down. */
export interface ClearedHolds {
  /** By colleagues. */
  ended: EndedHold[];
  /** By visitors of the web site. */
  moved: MovedReservation[];
}
