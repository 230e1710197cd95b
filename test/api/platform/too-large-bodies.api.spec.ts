import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

const PIECE = 'x'.repeat(100_000);
const REFUSED = { code: 'BODY_TOO_LARGE', message: 'This is too large to be sent' };

describe('a body that is too large', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  /** Sends the whole body in pieces before it looks for an answer, as many clients do. */
  async function sendWhole(
    header: string,
    pieces: number,
    framed: (piece: string) => string = (piece) => piece,
  ): Promise<string> {
    const { hostname, port } = new URL(api.origin);
    const socket = connect(Number(port), hostname);
    // Where it is closed too early, what was answered until then is compared.
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await once(socket, 'connect');
    let answer = '';
    socket.write(
      `POST /api/v3/booking/quote HTTP/1.1\r\nhost: emma.test\r\ncontent-type: application/json\r\n${header}\r\n\r\n`,
    );
    for (let sent = 0; sent < pieces; sent += 1) {
      if (!socket.write(framed(PIECE))) await Promise.race([once(socket, 'drain'), closed]);
      await sleep(5);
    }
    socket.on('data', (chunk) => (answer += chunk.toString()));
    await closed;
    return answer;
  }

  it('is told so to whoever is still sending it [R-API-4]', async () => {
    const answer = await sendWhole(`content-length: ${PIECE.length * 30}`, 30);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject(REFUSED);
  });

  it('is told so to a client that does not say how large it is [R-API-4]', async () => {
    const inChunk = (piece: string): string => `${piece.length.toString(16)}\r\n${piece}\r\n`;
    const pieces = 30;
    let sent = 0;
    const answer = await sendWhole('transfer-encoding: chunked', pieces, (piece) => {
      sent += 1;
      return sent === pieces ? `${inChunk(piece)}0\r\n\r\n` : inChunk(piece);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });
});
