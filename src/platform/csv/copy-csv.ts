import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { copyRow } from './copy-row.js';
import { withStatementTimeout } from '../database/statement-timeout.js';
import { csvRecords } from './csv-records.js';
import { wholeLines } from './whole-lines.js';

export interface CsvColumn {
  head: string;
  /** An expression over the tables of the selection. */
  sql: string;
  /** A figure: a minus sign before it does not make it a formula. */
  figure?: true;
}

export interface CsvSelection {
  columns: readonly CsvColumn[];
  /** From `from` on: tables, conditions, order. */
  from: string;
  /** The values of `$1`, `$2`, …: texts and instants. */
  values: readonly unknown[];
}

export interface CsvChunk {
  text: string;
  /** How many rows of the selection it has, without the heading. */
  rows: number;
}

/**
 * The rows of a SELECT as CSV, heading first; the database streams them and little stays in memory.
 * Uses one connection while it is read; if the reader leaves, the statement ends.
 * @param limitMs it is given up after so long
 */
export async function* copyCsv(
  pool: pg.Pool,
  { columns, from, values }: CsvSelection,
  limitMs: number,
): AsyncGenerator<CsvChunk, void, undefined> {
  const list = columns.map(({ sql }) => sql).join(', ');
  const copy = `copy (${withValues(`select ${list} ${from}`, values)}) to stdout`;
  const figures = new Set(columns.flatMap(({ figure }, place) => (figure ? [place] : [])));
  const client = await pool.connect();
  // The statement that fails reports a lost connection.
  client.on('error', ignore);
  let whole = false;
  try {
    await client.query(`begin; set local statement_timeout = ${limitMs}`);
    // Headings are the product's own words, which programs compare as they are.
    yield { text: csvRecords([columns.map(({ head }) => head)], new Set(columns.keys())), rows: 0 };
    const rows = withStatementTimeout(limitMs + GRACE_MS, () => client.query(copyTo(copy)));
    for await (const lines of wholeLines(rows)) {
      yield { text: csvRecords(lines.map(copyRow), figures), rows: lines.length };
    }
    await client.query('commit');
    whole = true;
  } finally {
    client.off('error', ignore);
    client.release(!whole);
  }
}

/** Time for the server's own refusal to arrive. */
const GRACE_MS = 2_000;

const ignore = (): void => undefined;

const literal = (value: unknown): string => {
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (typeof value === 'string') return pg.escapeLiteral(value);
  throw new TypeError('COPY takes texts and instants only');
};

/** COPY takes no parameters, so the driver itself writes the values of `$n` as literals. */
const withValues = (sql: string, values: readonly unknown[]): string =>
  sql.replace(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1]));
