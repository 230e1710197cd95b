import type { Call, OpenApi, Schema } from './open-api.js';
import { readOnlyNames } from './read-only-names.js';
import type { WireRequest } from './requests.js';

const IGNORED = readOnlyNames();

/** What came back. */
export interface WireAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** Why an answer is wrong, in one line; undefined when it is as the document says. */
export function faultOf(
  call: Call,
  request: WireRequest,
  answer: WireAnswer,
  document: OpenApi,
): string | undefined {
  const { status } = answer;
  if (status >= 500) return `${status}: ${answer.text.slice(0, 200)}`;
  if (status >= 400) return refusalFault(answer);
  if (!call.successes.has(status)) return `${status} is no success that the document names`;
  const refused =
    call.body && request.sent !== undefined && misfit(call.body, request.sent, document);
  return refused ? `${status} for a body that the document does not allow: ${refused}` : undefined;
}

function refusalFault({ status, headers, text }: WireAnswer): string | undefined {
  if (!headers.get('content-type')?.startsWith('application/json')) return `${status} is no JSON`;
  const body = JSON.parse(text) as Record<string, unknown>;
  const { statusCode, code, message, requestId, errors } = body;
  if (statusCode !== status) return `${status} says statusCode ${String(statusCode)}`;
  if (typeof code !== 'string' || !/^[A-Z][A-Z0-9_]*$/.test(code))
    return `${status} without a code`;
  if (typeof message !== 'string' || message === '') return `${status} without a message`;
  if (requestId !== headers.get('x-request-id')) return `${status} without its request's id`;
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

/** Where a value is not what the schema says; undefined when it is. */
function misfit(
  schema: Schema,
  value: unknown,
  document: OpenApi,
  at = 'body',
): string | undefined {
  const known = document.resolve(schema);
  if (value === null || value === undefined) return undefined;
  if (known.oneOf || !known.type) return undefined;
  if (known.type === 'array') {
    if (!Array.isArray(value)) return `${at} is no list`;
    return first(value, (one, index) => misfit(known.items ?? {}, one, document, `${at}.${index}`));
  }
  if (known.type === 'object') return objectMisfit(known, value, document, at);
  const type = known.type === 'integer' ? 'number' : known.type;
  return typeof value === type ? undefined : `${at} is no ${known.type}`;
}

function objectMisfit(
  { properties, required = [] }: Schema,
  value: unknown,
  document: OpenApi,
  at: string,
): string | undefined {
  if (typeof value !== 'object' || Array.isArray(value)) return `${at} is no object`;
  if (!properties) return undefined;
  const sent = value as Record<string, unknown>;
  const missing = required.find((name) => sent[name] === undefined);
  if (missing) return `${at}.${missing} is missing`;
  const stranger = Object.keys(sent).find((name) => !Object.hasOwn(properties, name));
  if (stranger) return `${at}.${stranger} is unknown`;
  return first(Object.entries(properties), ([name, schema]) =>
    IGNORED.has(name) ? undefined : misfit(schema, sent[name], document, `${at}.${name}`),
  );
}

function first<T>(
  all: readonly T[],
  find: (one: T, index: number) => string | undefined,
): string | undefined {
  for (const [index, one] of all.entries()) {
    const found = find(one, index);
    if (found) return found;
  }
  return undefined;
}
