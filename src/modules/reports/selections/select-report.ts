import type { CsvSelection } from '#platform/csv/copy-csv.js';
import type { ReportKind } from '../contract/report-terms.js';
import type { ReportParams } from '../contract/report.view.js';
import { managerSelection } from './manager-selection.js';
import { marketingSelection } from './marketing-selection.js';
import { movesSelection } from './moves-selection.js';

const SELECTIONS: Readonly<Record<ReportKind, typeof managerSelection>> = {
  moves: movesSelection,
  manager: managerSelection,
  marketing: marketingSelection,
};

/** The rows of a report, as of now. It reads public views only. */
export const selectReport = (kind: ReportKind, params: ReportParams, now: Date): CsvSelection =>
  SELECTIONS[kind](params, now);
