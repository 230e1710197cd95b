/** Refusals about reports and their sentences. */
export const REPORT_ERRORS = {
  REPORT_TOO_LARGE:
    'This report is too long to be shown at once. Queue it, and download it when it is done.',
  TOO_MANY_REPORTS: '1,000 of your reports are waiting already.',
  REPORT_NOT_READY: 'This report is not ready to be downloaded.',
} as const;
export type ReportErrorCode = keyof typeof REPORT_ERRORS;

export const END_BEFORE_START_MESSAGE = 'The end date should not be before the start date';
