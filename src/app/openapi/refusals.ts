import type { OpenAPIObject } from '@nestjs/swagger';
import { ROLES } from '#kernel/permission.js';
import type { PermissionKey } from '#kernel/permission.js';
import { may } from '#modules/access/contract/permission-table.js';
import { SHOWN_TO_CREWS } from '#platform/http/reduced-to.js';
import type { ShownFields } from '#platform/http/reduced-to.js';
import { STATUS_OF } from '#platform/http/error-status.js';
import type { Answers, Refusal } from './answers.js';
import { REFUSED, refusedWith } from './error-body.schema.js';

export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']> & {
  /** Written by `Requires`. */
  'x-permission'?: PermissionKey;
  /** Written by `CallsAMinute` and `LimitPerPerson`. */
  'x-calls-a-minute'?: number;
  /** Written by `ReducedTo`. */
  [SHOWN_TO_CREWS]?: ShownFields;
};

/** Who may make a call, in words for people. */
export const permissionText = (key: PermissionKey): string =>
  key === 'open'
    ? 'Open: needs no sign-in.'
    : `Permission \`${key}\`: ${ROLES.filter((role) => may([role], key)).join(', ')}.`;

/** What is refused before a call's own code runs, as far as the call's declaration tells. */
function beforehand(call: string, operation: Operation): Refusal[] {
  const key = operation['x-permission'] ?? 'open';
  // It accepts an Idempotency-Key.
  const takesKey = call.startsWith('POST ') && !call.includes('/access-token');
  const cases: [boolean, ...Refusal[]][] = [
    [
      // A call without a body still reads one that is sent.
      !call.startsWith('GET '),
      ['invalid', 'BAD_REQUEST'],
      ['too-large', 'BODY_TOO_LARGE'],
      ['unsupported', 'UNSUPPORTED_MEDIA_TYPE'],
    ],
    // Everything that needs the database refuses while it is down.
    [!call.includes('/healthcheck'), ['unavailable', 'SERVICE_UNAVAILABLE']],
    [key !== 'open', ['unauthenticated', 'UNAUTHENTICATED']],
    [!ROLES.every((role) => may([role], key)), ['forbidden', 'FORBIDDEN']],
    [operation['x-calls-a-minute'] !== undefined, ['too-many', 'TOO_MANY_REQUESTS']],
    [
      takesKey,
      ['invalid', 'VALIDATION_FAILED'],
      ['conflict', 'IDEMPOTENCY_IN_PROGRESS'],
      ['rule', 'IDEMPOTENCY_KEY_REUSED'],
    ],
  ];
  return cases.flatMap(([holds, ...refusals]) => (holds ? refusals : []));
}

/**
 * The responses of everything that a call may refuse, by status.
 * @param call such as `POST /api/v3/truck`
 */
export function refusalsOf(
  call: string,
  operation: Operation,
  { refusals, sentences }: Pick<Answers, 'refusals' | 'sentences'>,
): Operation['responses'] {
  const own = refusals[operation.operationId ?? ''] ?? [];
  const codes = new Map<number, Set<string>>([[431, new Set(['HEADERS_TOO_LARGE'])]]);
  for (const [kind, code] of [...beforehand(call, operation), ...own]) {
    const status = STATUS_OF[kind];
    codes.set(status, (codes.get(status) ?? new Set()).add(code));
  }
  const responses = [...codes].map(
    ([status, known]) => [status, refusedWith([...known].sort(), sentences)] as const,
  );
  return { ...Object.fromEntries(responses), default: REFUSED };
}
