import zlib from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Smaller answers fit into one packet anyway. */
const THRESHOLD_BYTES = 1_024;
/** Twice a board of 300 bookings; anything larger is streamed. */
const IN_ONE_PIECE_BYTES = 1_000_000;
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = zlib.constants;
/** A larger window gains nothing on a board, and it is allocated for each answer. */
const WINDOW_BITS = 18;
const FAST_BROTLI = { params: { [BROTLI_PARAM_QUALITY]: 1, [BROTLI_PARAM_LGWIN]: WINDOW_BITS } };
const FAST_GZIP = { level: 1 };

/**
 * Answers are read once and compressed in one fast step: better levels take several times as long
 * for a few bytes less. Files are streamed and cached by the browser, so they are compressed well.
 */
export async function compressAnswers(fastify: FastifyInstance): Promise<void> {
  await fastify.register(compress, {
    threshold: THRESHOLD_BYTES,
    syncThreshold: IN_ONE_PIECE_BYTES,
    encodings: ['br', 'gzip'],
    zlib: {
      ...zlib,
      brotliCompressSync: (answer: Buffer) => zlib.brotliCompressSync(answer, FAST_BROTLI),
      gzipSync: (answer: Buffer) => zlib.gzipSync(answer, FAST_GZIP),
    },
  });
}
