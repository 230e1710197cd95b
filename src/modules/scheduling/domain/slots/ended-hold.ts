/** A hold that ended before its time, as it is kept to come back; instants as JSON has them. */
export interface EndedHold {
  id: string;
  expiresAt: string;
  /** What it took of the rows of trucks. */
  slots: { id: string; truckId: string; start: string; end: string }[];
}
