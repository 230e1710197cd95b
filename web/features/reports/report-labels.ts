import type { ReportKind } from '#modules/reports/contract/report-terms.js';

/** What each report is called. */
export const REPORT_NAMES: Readonly<Record<ReportKind, string>> = {
  moves: 'Move Report',
  manager: 'Manager Report',
  marketing: 'Marketing Report',
};
