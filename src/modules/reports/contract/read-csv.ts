/**
 * The records of an RFC 4180 text, cell by cell. Cells are unquoted; a byte order mark and the end
 * of the last record are not cells.
 */
export function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  CELL.lastIndex = text.startsWith('\ufeff') ? 1 : 0;
  while (CELL.lastIndex < text.length) {
    const cell = CELL.exec(text);
    // A character that cannot begin a cell is not CSV; the rest is dropped.
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
