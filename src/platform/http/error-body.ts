import { HttpException } from '@nestjs/common';
import { DomainError } from '#kernel/domain-error.js';
import { COMMON_ERRORS } from '#kernel/validation/error-body.js';
import type { CommonErrorCode } from '#kernel/validation/error-body.js';
import { isUnavailable } from '../database/is-unavailable.js';
import { pgErrorOf } from '../database/pg-error.js';
import { STATUS_OF, SYSTEM_ERROR_MESSAGE } from './error-status.js';

/** What every refused call answers. */
export interface ErrorBody {
  statusCode: number;
  code: string;
  message: string;
  requestId: string;
  [detail: string]: unknown;
}

const CODE_OF_STATUS: Readonly<Record<number, CommonErrorCode>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'BODY_TOO_LARGE',
  414: 'ADDRESS_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  416: 'RANGE_NOT_SATISFIABLE',
  429: 'TOO_MANY_REQUESTS',
  431: 'HEADERS_TOO_LARGE',
};
/** Where its code says too little. */
const MESSAGE_OF_STATUS: Readonly<Record<number, string>> = {
  408: 'The request took too long to arrive.',
};

const TEXT_NOT_STORABLE = new Set(['22021', '22P05']);

/** Anything thrown as the body and status of a refusal (R-API-4). */
export function errorBodyOf(error: unknown, requestId: string): ErrorBody {
  if (error instanceof DomainError) {
    const { details, code, message, kind } = error;
    return { ...details, statusCode: STATUS_OF[kind], code, message, requestId };
  }
  const status = clientStatusOf(error);
  if (status) {
    const code = CODE_OF_STATUS[status] ?? 'BAD_REQUEST';
    // What the framework says of it is for programmers.
    const message = MESSAGE_OF_STATUS[status] ?? COMMON_ERRORS[code];
    return { statusCode: status, code, message, requestId };
  }
  if (isUnavailable(error)) {
    const message = 'A service that this needs is down. Please try again in a moment.';
    return { statusCode: 503, code: 'SERVICE_UNAVAILABLE', message, requestId };
  }
  if (TEXT_NOT_STORABLE.has(pgErrorOf(error)?.code ?? '')) {
    const message = 'The text has characters that cannot be stored.';
    return { statusCode: 400, code: 'BAD_REQUEST', message, requestId };
  }
  return { statusCode: 500, code: 'SYSTEM_ERROR', message: SYSTEM_ERROR_MESSAGE, requestId };
}

/** Statuses that the framework itself sets: unknown route, unreadable or oversized body. */
function clientStatusOf(error: unknown): number | undefined {
  const status =
    error instanceof HttpException
      ? error.getStatus()
      : (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined;
}
