/** So long a session's last use may be behind, so that not every call writes. */
export const USE_NOTED_MINUTES = 5;

/**
 * Minutes after the last noted use at which a session has ended by itself. Since use is noted now and
 * then only, a session lives for `idleMinutes` after its last use and a little longer.
 * @param idleMinutes how long it may be unused; absent: as long as it lives
 * @returns null where there is no such limit
 */
export const mostMinutesUnused = (idleMinutes: number | undefined): number | null =>
  idleMinutes === undefined ? null : idleMinutes + USE_NOTED_MINUTES;
