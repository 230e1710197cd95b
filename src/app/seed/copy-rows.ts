import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

type Cell = string | number | boolean | null;

/** Characters handed to the connection at once. */
const CHUNK = 256 * 1024;

const escaped = (text: string): string =>
  text.replace(/[\\\t\n\r]/g, (sign) => `\\${{ '\t': 't', '\n': 'n', '\r': 'r' }[sign] ?? sign}`);

const lineOf = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => (cell === null ? '\\N' : escaped(String(cell)))).join('\t')}\n`;

function* chunks(rows: Iterable<readonly Cell[]>): Generator<string> {
  let text = '';
  for (const row of rows) {
    text += lineOf(row);
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** Writes rows into a table by COPY; `target` is its name with the columns in parentheses. */
export async function copyRows(
  client: ClientBase,
  target: string,
  rows: Iterable<readonly Cell[]>,
): Promise<void> {
  await pipeline(Readable.from(chunks(rows)), client.query(copyFrom(`copy ${target} from stdin`)));
}
