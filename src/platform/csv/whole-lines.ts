/**
 * Writing several lines at once is faster; short-lived batches are collected right away, while the
 * cells of larger ones pile up in memory.
 */
const BATCH_BYTES = 8 * 1024;

const NEWLINE = 0x0a;

/**
 * The lines of a UTF-8 stream in batches, however its chunks cut them; the last line counts even
 * without a line break.
 */
export async function* wholeLines(
  bytes: AsyncIterable<Buffer>,
  batch = BATCH_BYTES,
): AsyncGenerator<string[], void, undefined> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    let start = 0;
    for (let end = endOfBatch(held, batch); end !== -1; end = endOfBatch(held, start + batch)) {
      yield linesOf(held, start, end);
      start = end + 1;
    }
    held = held.subarray(start);
  }
  if (held.length > 0) yield linesOf(held, 0, held.length - 1);
}

/**
 * The end of the line that crosses a position. In UTF-8 no character contains the byte of a line
 * break.
 */
const endOfBatch = (bytes: Buffer, place: number): number => bytes.indexOf(NEWLINE, place - 1);

const linesOf = (bytes: Buffer, start: number, end: number): string[] =>
  bytes.toString('utf8', start, end).split('\n');
