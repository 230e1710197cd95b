/** Which figures a report is about. */
export const REPORT_KINDS = ['moves', 'manager', 'marketing'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];
