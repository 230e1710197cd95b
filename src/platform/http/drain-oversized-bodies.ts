import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Whoever sends more, or takes longer, finds the connection closed. */
interface Limits {
  bytes: number;
  ms: number;
}
const LIMITS: Limits = { bytes: 64_000_000, ms: 10_000 };

/**
 * Lets a body that is too large come to its end, unread, before it is refused: who is still sending when the
 * connection closes never sees why.
 */
export function drainOversizedBodies(fastify: FastifyInstance, limits = LIMITS): void {
  fastify.addHook('onSend', async ({ raw }, { statusCode }, payload) => {
    if (statusCode === 413 && !raw.complete && !raw.destroyed) await readOff(raw, limits);
    return payload;
  });
}

function readOff(body: IncomingMessage, limits: Limits): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const count = (chunk: Buffer): void => {
      bytes += chunk.length;
      if (bytes > limits.bytes) stop();
    };
    const stop = (): void => {
      clearTimeout(late);
      body.off('data', count);
      resolve();
    };
    const late = setTimeout(stop, limits.ms).unref();
    body.on('data', count);
    for (const event of ['end', 'close', 'error']) body.once(event, stop);
  });
}
