import { mkdtemp, open, readdir, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spooled } from './spooled.js';

describe('text that is kept for a slow reader', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'emma-spool-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is taken from its source before it is read, and comes whole and in order', async () => {
    let given = 0;
    let hasEnded = (): void => undefined;
    const ended = new Promise<void>((resolve) => (hasEnded = resolve));
    async function* source(): AsyncGenerator<string> {
      for (; given < 50; given += 1) yield `${given}é;`.padEnd(20_000, 'x');
      hasEnded();
    }
    const reading = spooled(source(), folder);
    const pieces = [(await reading.next()).value as Buffer];
    await ended;
    expect(given).toBe(50);
    expect(await readdir(folder)).toEqual([]);
    for await (const piece of reading) pieces.push(piece);
    const text = Buffer.concat(pieces).toString('utf8');
    expect(text).toBe(
      Array.from({ length: 50 }, (_none, n) => `${n}é;`.padEnd(20_000, 'x')).join(''),
    );
  });

  it('comes whole where the disk takes less at once than it is given', async () => {
    const file = await open(join(folder, 'any'), 'w');
    const handles = Object.getPrototypeOf(file) as Pick<FileHandle, 'write'>;
    const { write } = handles;
    // As a disk may do; `write` then tells how much it took.
    handles.write = function (this: FileHandle, text: string, at: number) {
      return write.call(this, text.slice(0, 3), at);
    } as FileHandle['write'];
    async function* source(): AsyncGenerator<string> {
      yield 'first,';
      await setImmediate();
      yield 'last';
    }
    try {
      const pieces: Buffer[] = [];
      for await (const piece of spooled(source(), folder)) pieces.push(piece);
      expect(Buffer.concat(pieces).toString()).toBe('first,last');
    } finally {
      handles.write = write;
      await file.close();
    }
  });

  it('leaves its source when its reader leaves', async () => {
    let wasLeft = false;
    async function* source(): AsyncGenerator<string> {
      try {
        for (;;) {
          await setImmediate();
          yield 'more';
        }
      } finally {
        wasLeft = true;
      }
    }
    const reading = spooled(source(), folder);
    await reading.next();
    await reading.return(undefined);
    while (!wasLeft) await setImmediate();
    expect(wasLeft).toBe(true);
  });

  it('fails as its source fails, after what came before', async () => {
    async function* source(): AsyncGenerator<string> {
      yield 'first';
      await setImmediate();
      throw new Error('gone');
    }
    const reading = spooled(source(), folder);
    expect(String((await reading.next()).value)).toBe('first');
    await expect(reading.next()).rejects.toThrow('gone');
  });
});
