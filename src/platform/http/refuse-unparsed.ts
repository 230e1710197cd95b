import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { COMMON_ERRORS } from '#kernel/validation/error-body.js';
import { errorBodyOf } from './error-body.js';

const STATUS_OF_FAULT: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const MESSAGES: Readonly<Record<number, string>> = {
  408: 'The request took too long to arrive.',
  431: COMMON_ERRORS.HEADERS_TOO_LARGE,
};

/** Answers, in the contract's form, what Node's own parser rejects: there is no request yet. */
export function refuseUnparsed(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const statusCode = STATUS_OF_FAULT[error.code] ?? 400;
  const requestId = randomUUID();
  const message = MESSAGES[statusCode] ?? 'This request cannot be read.';
  const body = JSON.stringify(errorBodyOf({ statusCode, message }, requestId));
  socket.end(
    [
      `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      `x-request-id: ${requestId}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
