import { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

const literal = (value: unknown): string => {
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  if (typeof value === 'string') return pg.escapeLiteral(value);
  throw new TypeError('COPY takes texts and instants only');
};

/** COPY takes no parameters, so the driver itself writes the values of `$n` as literals. */
const withValues = (sql: string, values: readonly unknown[]): string =>
  sql.replace(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1]));

interface Selection {
  sql: string;
  /** Of `$1`, `$2`, …: texts and instants. */
  values: readonly unknown[];
}

/** The rows of a SELECT as CSV behind `head`; the database writes it and nothing is kept here. */
export const copyCsv = (pool: pg.Pool, head: string, { sql, values }: Selection): Readable =>
  Readable.from(chunks(pool, head, `copy (${withValues(sql, values)}) to stdout (format csv)`), {
    objectMode: false,
  });

/** Holds a connection while it is read; a reader who leaves ends the statement with it. */
async function* chunks(pool: pg.Pool, head: string, copy: string): AsyncGenerator<Uint8Array> {
  const client = await pool.connect();
  let whole = false;
  try {
    yield Buffer.from(head);
    for await (const chunk of client.query(copyTo(copy)) as AsyncIterable<Uint8Array>) yield chunk;
    whole = true;
  } finally {
    client.release(!whole);
  }
}
