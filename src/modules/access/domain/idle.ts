/** A session's last use is stored at most so often, so that not every call writes. */
export const USE_NOTED_MINUTES = 5;

/**
 * Minutes after the last stored use at which a session has ended by itself. Since use is stored
 * only from time to time, a session lives for `idleMinutes` after its last use and a little longer.
 * @param idleMinutes how long it may be unused; absent: as long as it lives
 * @returns null if there is no such limit
 */
export const mostMinutesUnused = (idleMinutes: number | undefined): number | null =>
  idleMinutes === undefined ? null : idleMinutes + USE_NOTED_MINUTES;
