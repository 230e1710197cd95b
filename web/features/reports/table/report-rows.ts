import { readCsv } from '#modules/reports/contract/read-csv.js';

/** One record, each cell's text under its heading. */
export type ReportRecord = Readonly<Record<string, string>>;

export interface ReportRows {
  heads: readonly string[];
  rows: readonly ReportRecord[];
}

/** The table in a CSV text: the first record has the headings. */
export function reportRows(csv: string): ReportRows {
  const [heads = [], ...records] = readCsv(csv);
  const rows = records.map((record) =>
    Object.fromEntries(heads.map((head, at) => [head, record[at] ?? ''])),
  );
  return { heads, rows };
}

/** A cell's figure; null if there is none. */
export function figureOf(row: ReportRecord, head: string): number | null {
  const text = row[head] ?? '';
  return text === '' || Number.isNaN(Number(text)) ? null : Number(text);
}
