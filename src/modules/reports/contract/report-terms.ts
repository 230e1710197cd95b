/** Which figures a report is about. */
export const REPORT_KINDS = ['moves', 'manager', 'marketing'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Rows of a report that is answered at once; a longer one is queued (R-REPORT-5). */
export const MAX_ROWS_AT_ONCE = 5_000;

/** Milliseconds that the database may take for it: a few rows can be made from very many. */
export const MAX_MS_AT_ONCE = 5_000;

/**
 * Reports of one person that may wait at the same time, give or take those requested at the same
 * moment.
 */
export const MAX_WAITING_REPORTS = 1_000;

/** Days after which a report and its file are removed. */
export const REPORT_KEPT_DAYS = 30;

/** Refusals about reports and their sentences. */
export const REPORT_ERRORS = {
  REPORT_TOO_LARGE:
    'This report is too long to be shown at once. Queue it, and download it when it is done.',
  TOO_MANY_REPORTS: '1,000 of your reports are waiting already.',
  REPORT_NOT_READY: 'This report is not ready to be downloaded.',
} as const;
export type ReportErrorCode = keyof typeof REPORT_ERRORS;

export const END_BEFORE_START_MESSAGE = 'The end date should not be before the start date';
