import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { compressAnswers } from './compress-answers.js';

const BOARD = {
  bookings: Array.from({ length: 5_000 }, (_, n) => ({ n, street: `${n} Walker Ave` })),
};
const TEXT = JSON.stringify(BOARD);

describe('the compression of answers', () => {
  const server = fastify();

  beforeAll(async () => {
    await compressAnswers(server);
    server.get('/board', () => BOARD);
    server.get('/small', () => ({ n: 1 }));
    server.get('/file', (_request, reply) => reply.type('text/css').send(Readable.from([TEXT])));
  });
  afterAll(() => server.close());

  const read = (url: string, encodings: string) =>
    server.inject({ url, headers: { 'accept-encoding': encodings } });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ])('sends a board in one piece to who accepts %s', async (encodings, encoding, decompress) => {
    const { headers, rawPayload } = await read('/board', encodings);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(decompress(rawPayload).toString()).toBe(TEXT);
  });

  it('compresses a file better than an answer', async () => {
    const [file, answer] = [await read('/file', 'br'), await read('/board', 'br')];
    expect(brotliDecompressSync(file.rawPayload).toString()).toBe(TEXT);
    expect(file.rawPayload.length).toBeLessThan(answer.rawPayload.length);
  });

  it('leaves a small answer as it is, and any for who accepts nothing', async () => {
    expect((await read('/small', 'br')).headers).not.toHaveProperty('content-encoding');
    expect((await read('/board', 'identity')).body).toBe(TEXT);
  });
});
