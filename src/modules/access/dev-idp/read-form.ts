import type { IncomingMessage } from 'node:http';
import { DomainError } from '#kernel/domain-error.js';

const LIMIT = 50_000;

/** The raw text of a small form; the provider's routes are outside the server's body parsers. */
export async function readForm(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LIMIT) throw new DomainError('too-large', 'BODY_TOO_LARGE', 'The form is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
