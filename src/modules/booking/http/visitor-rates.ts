const MINUTE_MS = 60_000;

/** Calls of one address a minute, enough for an office that shares one; then 429 with Retry-After. */
export const READS = { max: 120, timeWindow: MINUTE_MS };
export const WRITES = { max: 60, timeWindow: MINUTE_MS };
