import type { ReportKind } from '../contract/report-terms.js';
import type { ReportParams } from '../contract/report.view.js';

/** One attempt of a process at a report. A later run makes an earlier one void. */
export interface ReportRun {
  reportId: string;
  /** Counts from 1. */
  run: number;
  kind: ReportKind;
  params: ReportParams;
}
