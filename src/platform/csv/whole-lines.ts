/**
 * Several lines in one go are written faster than one by one; what lives no longer than a batch is
 * collected at once, whereas the cells of larger ones pile up in memory.
 */
const BATCH_BYTES = 8 * 1024;

const NEWLINE = 0x0a;

/** The lines of a UTF-8 stream in batches, whatever its chunks cut in two; the last one ends too. */
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

/** Where the line ends that crosses a place. No letter of UTF-8 has the byte of a line's end in it. */
const endOfBatch = (bytes: Buffer, place: number): number => bytes.indexOf(NEWLINE, place - 1);

const linesOf = (bytes: Buffer, start: number, end: number): string[] =>
  bytes.toString('utf8', start, end).split('\n');
