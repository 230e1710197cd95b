import type { FieldFault } from '#kernel/domain-error.js';

/** The API's error body, as the pages see it; every failed call has this shape. */
export interface ApiError {
  /** 0 when no answer came at all. */
  statusCode: number;
  code: string;
  /** Written for people. */
  message: string;
  errors: FieldFault[];
  requestId: string | null;
  /** Other properties of the error, such as `dates` or `notes`. */
  details: Record<string, unknown>;
}

export const SYSTEM_ERROR = 'We encountered a system error';

/** The code of a call that got no answer. */
export const UNREACHABLE = 'UNREACHABLE';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isFault = (value: unknown): value is FieldFault =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';

/** Turns an answer's status and body into an ApiError: 400-499 show their own message, the rest a fixed one. */
export function toApiError(status: number, body: unknown): ApiError {
  const {
    statusCode: _status,
    code,
    message,
    errors,
    requestId,
    ...details
  } = isRecord(body) ? body : {};
  const refused = status >= 400 && status < 500;
  return {
    statusCode: status,
    code: typeof code === 'string' ? code : 'UNEXPECTED',
    message: refused && typeof message === 'string' && message ? message : SYSTEM_ERROR,
    errors: Array.isArray(errors) ? errors.filter(isFault) : [],
    requestId: typeof requestId === 'string' ? requestId : null,
    details,
  };
}

/** The server could not be asked; nothing typed is lost. */
export const unreachable = (isWrite: boolean): ApiError => ({
  ...toApiError(0, null),
  code: UNREACHABLE,
  message: isWrite
    ? 'The server cannot be reached. Everything you typed is kept; try again when you are connected.'
    : 'The server cannot be reached. Try again when you are connected.',
});

/** Refusals that say nothing about the outcome of the request before. */
const TELLS_NOTHING: readonly number[] = [401, 408, 429];

/** Whether it says that a write was not done, rather than leaving it open, as a lost answer does. */
export const tellsOutcome = ({ statusCode, code }: ApiError): boolean =>
  statusCode >= 400 &&
  statusCode < 500 &&
  !TELLS_NOTHING.includes(statusCode) &&
  code !== 'IDEMPOTENCY_IN_PROGRESS';

const isApiError = (error: unknown): error is ApiError =>
  isRecord(error) && typeof error.statusCode === 'number' && isRecord(error.details);

/** Reads whatever a query or mutation hook gives as `error`. */
export const apiErrorOf = (error: unknown): ApiError =>
  isApiError(error) ? error : toApiError(0, null);

/**
 * Why a truck or an employee was not saved: the server's own sentence for a refusal, otherwise a
 * fixed one.
 */
export function refusalOf(error: unknown): string {
  const { statusCode, code, message } = apiErrorOf(error);
  const isTold = code === UNREACHABLE || (statusCode >= 400 && statusCode < 500);
  return isTold ? message : 'Sorry but we encountered a system error';
}
