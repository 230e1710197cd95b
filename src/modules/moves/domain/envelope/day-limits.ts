/** Minutes after local midnight that limit a day's work (R-TIME-1 to R-TIME-6). */
export const EARLY_START_FROM = 7 * 60;
export const DRIVE_OUT_FROM = 7 * 60 + 30;
export const START_WITHOUT_DRIVE_FROM = 8 * 60;
export const NEW_OPERATION_START = 8 * 60 + 30;
export const LATEST_START = 17 * 60 + 45;
export const JOB_END_LIMIT = 18 * 60 + 30;
export const JOB_END_WITHOUT_DRIVE = 19 * 60;
export const RETURN_WITH_DRIVE = 21 * 60;
export const RETURN_LIMIT = 21 * 60 + 30;

/** The local hours in which a move may start, both included. */
export const FIRST_START_HOUR = 7;
export const LAST_START_HOUR = 17;

export const START_STEP_MINUTES = 15;
