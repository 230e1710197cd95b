/** What came back. */
export interface WireAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** Why a refusal is not in the one shape (R-API-4); undefined when it is. */
export function refusalFault({ status, headers, text }: WireAnswer): string | undefined {
  if (!headers.get('content-type')?.startsWith('application/json')) return `${status} is no JSON`;
  const body = JSON.parse(text) as Record<string, unknown>;
  const { statusCode, code, message, requestId, errors } = body;
  if (statusCode !== status) return `${status} says statusCode ${String(statusCode)}`;
  if (typeof code !== 'string' || !/^[A-Z][A-Z0-9_]*$/.test(code))
    return `${status} without a code`;
  if (typeof message !== 'string' || message === '') return `${status} without a message`;
  // A repeated refusal is the first one, word for word.
  const isReplayed = headers.has('idempotency-replayed');
  if (!isReplayed && requestId !== headers.get('x-request-id'))
    return `${status} without its request's id`;
  if (status === 429 && !headers.get('retry-after')) return '429 without Retry-After';
  if (code === 'VALIDATION_FAILED' && !isFaultList(errors)) return `${status} names no field`;
  return undefined;
}

const isFaultList = (errors: unknown): boolean =>
  Array.isArray(errors) &&
  errors.length > 0 &&
  errors.every(
    (one: { path?: unknown; message?: unknown }) =>
      typeof one.path === 'string' && typeof one.message === 'string',
  );
