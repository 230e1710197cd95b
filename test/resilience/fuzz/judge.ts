import { AnswerJudge } from '../../support/fuzz/answer-judge.js';
import type { Call, OpenApi, Schema } from '../../support/fuzz/open-api.js';
import { readOnlyFields } from '../../support/fuzz/read-only-fields.js';
import { refusalFault } from '../../support/fuzz/refusal-fault.js';
import type { WireAnswer } from '../../support/fuzz/refusal-fault.js';
import type { WireRequest } from './requests.js';

const isReadOnly = readOnlyFields();

/** Tells of answers whether they are as the document says. */
export class Judge {
  private readonly answers: AnswerJudge;

  constructor(private readonly document: OpenApi) {
    this.answers = new AnswerJudge(document);
  }

  /** Why an answer is wrong, in one line; undefined when it is as the document says. */
  faultOf(call: Call, request: WireRequest, answer: WireAnswer): string | undefined {
    const { status, text } = answer;
    const codes = call.refusals.get(status);
    // Health says with a status of its own that something is down.
    if (status >= 500 && codes?.size === 0) return undefined;
    if (status >= 500) return `${status}: ${text.slice(0, 200)}`;
    if (status >= 400) return refusalFault(answer) ?? undocumented(answer, codes);
    if (!call.successes.has(status)) return `${status} is no success that the document names`;
    const refused =
      call.body && request.sent !== undefined && misfit(call.body, request.sent, this.document);
    if (refused) return `${status} for a body that the document does not allow: ${refused}`;
    const schema = call.successes.get(status);
    return schema && this.answers.faultOf(schema, text);
  }
}

/** A refusal that the document does not name. */
function undocumented({ status, text }: WireAnswer, codes?: Set<string>): string | undefined {
  const { code } = JSON.parse(text) as { code: string };
  return codes?.has(code) ? undefined : `${status} ${code} is no refusal that the document names`;
}

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
  if (known.type === 'object') {
    return objectMisfit(known, document.className(schema) ?? '', value, { document, at });
  }
  const type = known.type === 'integer' ? 'number' : known.type;
  return typeof value === type ? undefined : `${at} is no ${known.type}`;
}

function objectMisfit(
  { properties, required = [] }: Schema,
  className: string,
  value: unknown,
  { document, at }: { document: OpenApi; at: string },
): string | undefined {
  if (typeof value !== 'object' || Array.isArray(value)) return `${at} is no object`;
  if (!properties) return undefined;
  const sent = value as Record<string, unknown>;
  const missing = required.find((name) => sent[name] === undefined);
  if (missing) return `${at}.${missing} is missing`;
  const stranger = Object.keys(sent).find((name) => !Object.hasOwn(properties, name));
  if (stranger) return `${at}.${stranger} is unknown`;
  return first(Object.entries(properties), ([name, schema]) =>
    isReadOnly(className, name) ? undefined : misfit(schema, sent[name], document, `${at}.${name}`),
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
