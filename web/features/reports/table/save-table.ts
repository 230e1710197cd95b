import type { ReportTableView } from '#modules/reports/contract/report.view.js';

/** Spreadsheets recognize UTF-8 only with this mark. */
const BYTE_ORDER_MARK = '\ufeff';

/** Saves the table on screen as the file that the server would have made of it. */
export function saveTable({ csvData, filename }: ReportTableView): void {
  const file = new Blob([BYTE_ORDER_MARK, csvData], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = filename;
  link.click();
  URL.revokeObjectURL(link.href);
}
