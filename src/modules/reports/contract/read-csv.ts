/**
 * The records of an RFC 4180 text, cell by cell. Cells are texts as they were before they were quoted;
 * a byte order mark and the end of the last record are no cells.
 */
export function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  CELL.lastIndex = text.startsWith('\ufeff') ? 1 : 0;
  while (CELL.lastIndex < text.length) {
    const cell = CELL.exec(text);
    // What no cell begins with is no CSV; it is left off.
    if (!cell) break;
    const [, quoted, plain = '', end] = cell;
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    records.push(record);
    record = [];
  }
  return record.length > 0 ? [...records, [...record, '']] : records;
}

/** A cell and what ends it: a comma, the end of the record, or of the text. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/gy;
