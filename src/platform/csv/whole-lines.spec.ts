import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { wholeLines } from './whole-lines.js';

async function read(text: string, chunk: number, batch: number): Promise<string[][]> {
  const bytes = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, at) =>
    bytes.subarray(at * chunk, (at + 1) * chunk),
  );
  const batches: string[][] = [];
  for await (const lines of wholeLines(Readable.from(chunks), batch)) batches.push(lines);
  return batches;
}

describe('whole lines', () => {
  it('come in batches', async () => {
    expect(await read('a\nb\nc\nd\n', 4, 3)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(await read('', 4, 3)).toEqual([]);
  });

  it('are whole wherever the stream is cut, also inside a letter', async () => {
    const line = fc.string({ unit: 'grapheme' }).map((text) => `x${text.replaceAll('\n', '')}`);
    await fc.assert(
      fc.asyncProperty(
        fc.array(line),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 40 }),
        async (lines, chunk, batch) => {
          const text = lines.map((one) => `${one}\n`).join('');
          expect((await read(text, chunk, batch)).flat()).toEqual(lines);
        },
      ),
    );
  });
});
