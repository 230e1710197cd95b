/** Calls of one caller a minute, enough for an office that shares an address. */
export const READS = 120;
export const WRITES = 60;
export const CODES = 10;
