import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FileWriter } from './file-writer.js';

describe('a file writer', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'emma-writer-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('writes texts of any length one after the other, whole letters', async () => {
    const path = join(folder, 'texts');
    const writer = new FileWriter(await open(path, 'w'));
    const texts = ['first,', '🚚é'.repeat(40_000), '', 'last'];
    for (const text of texts) await writer.append(text);
    expect(writer.bytes).toBe(Buffer.byteLength(texts.join('')));
    await writer.complete();
    await writer.close();
    expect(await readFile(path, 'utf8')).toBe(texts.join(''));
  });

  it('fails when the disk is full', async () => {
    const writer = new FileWriter(await open('/dev/full', 'w'));
    await writer.append('four');
    await expect(writer.complete()).rejects.toMatchObject({ code: 'ENOSPC' });
    await writer.close();
  });
});
