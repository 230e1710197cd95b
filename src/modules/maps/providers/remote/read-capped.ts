import { RemoteFailure } from './remote-failure.js';

/** The body of an answer, given up when it is unreasonably large. */
export async function readCapped(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    const bytes = chunk as Uint8Array;
    size += bytes.byteLength;
    if (size > maxBytes) throw new RemoteFailure(`The answer exceeds ${maxBytes} bytes`, false);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
