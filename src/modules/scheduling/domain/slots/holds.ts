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

/** What a time is held for: an activity, or a page that is not saved yet. */
interface Purpose {
  readonly activityId?: string | null;
  readonly draft?: string | null;
}

/** Whether the one is another choice for what the other is for (R-SLOT-15). */
export const isForTheSame = (one: Purpose, other: Purpose): boolean =>
  isShared(one.activityId, other.activityId) || isShared(one.draft, other.draft);

const isShared = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one !== null && one !== undefined && one === other;
