import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Whoever sends more, or takes longer, finds the connection closed. */
const MOST_BYTES = 64_000_000;
const MOST_MS = 10_000;

/**
 * Lets a body that is too large come to its end, unread, before it is refused: who is still sending when the
 * connection closes never sees why.
 */
export function readOffBodies(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async ({ raw }, { statusCode }, payload) => {
    if (statusCode === 413 && !raw.complete && !raw.destroyed) await readOff(raw);
    return payload;
  });
}

function readOff(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, MOST_MS);
    const stop = (): void => {
      clearTimeout(late);
      resolve();
    };
    let bytes = 0;
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) stop();
    });
    for (const event of ['end', 'close', 'error']) body.once(event, stop);
  });
}
