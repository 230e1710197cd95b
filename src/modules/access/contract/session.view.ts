/** One of the caller's own sessions; answer of GET /sessions. Instants are ISO 8601 in UTC. */
export interface SessionView {
  _id: string;
  /** Browser and system, such as 'Chrome on Windows'. */
  device: string;
  started: string;
  /** Up to five minutes behind. */
  lastUsed: string;
  expires: string;
  /** The session that asks. */
  current: boolean;
}

/** Answer of DELETE /sessions. */
export interface EndedSessionsView {
  /** How many sessions were ended. */
  ended: number;
}
