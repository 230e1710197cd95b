import { stringify } from 'csv-stringify/sync';

/** A text, a figure, or nothing. */
export type CsvCell = string | number | null;

/** Spreadsheets recognize UTF-8 only with this mark; it is in downloads only. */
export const BYTE_ORDER_MARK = '\ufeff';

/** What a spreadsheet would run as a formula (R-REPORT-4). */
const FORMULA = /^[=+\-@\t\r]/;

const unrunnable = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const NONE: ReadonlySet<number> = new Set();

/**
 * RFC 4180 records, each ending with CRLF. Texts are quoted and kept from running as formulas; numbers are
 * left alone, and so are the texts of the columns `figures` (positions from 0), where a minus is a
 * sign.
 */
export const csvRecords = (
  rows: readonly (readonly CsvCell[])[],
  figures: ReadonlySet<number> = NONE,
): string =>
  stringify(rows as CsvCell[][], {
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    // Not every spreadsheet takes the comma for what parts cells.
    quoted_string: true,
    cast: {
      string: (text, { index }) =>
        figures.has(index) ? { value: text, quoted_string: false } : unrunnable(text),
    },
  });
