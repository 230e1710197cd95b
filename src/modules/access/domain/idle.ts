/** So long a session's last use may be behind, so that not every call writes. */
export const USE_NOTED_MINUTES = 5;

const MINUTE_MS = 60_000;

const before = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * MINUTE_MS);

/**
 * A session that was last noted to be used at this instant or earlier has ended by itself. Since use is
 * noted now and then only, a session lives for `idleMinutes` after its last use and a little longer.
 * @param idleMinutes how long it may be unused; absent: as long as it lives
 */
export const idleSince = (now: Date, idleMinutes: number | undefined): Date =>
  idleMinutes === undefined ? new Date(0) : before(now, idleMinutes + USE_NOTED_MINUTES);

/** Whether a use at `now` is to be noted, after one that was noted at `lastUsed`. */
export const isUseToBeNoted = (now: Date, lastUsed: Date): boolean =>
  lastUsed < before(now, USE_NOTED_MINUTES);
