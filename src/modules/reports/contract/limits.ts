/** Rows of a report that is answered at once; a longer one is queued (R-REPORT-5). */
export const MAX_ROWS_AT_ONCE = 5_000;

/** Milliseconds that the database may take for it: few rows can be made of very many. */
export const MAX_MS_AT_ONCE = 5_000;

/** Reports of one person that may wait at the same time, give or take those asked for at once. */
export const MAX_WAITING_REPORTS = 1_000;

/** Days after which a report and its file are removed. */
export const REPORT_KEPT_DAYS = 30;
