import { existsSync, readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { RefusalKind } from '#kernel/domain-error.js';

export type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** One way in which a call refuses. */
export type Refusal = readonly [kind: RefusalKind, code: string];

/**
 * What the calls answer, as the build found it in the code; calls are listed by the document's
 * `operationId`.
 */
export interface Answers {
  /** Calls that do not answer with JSON are missing. */
  answers: Record<string, Schemas[string]>;
  /** The schemas that the answers refer to. */
  schemas: Schemas;
  /** What each call's own code may refuse. */
  refusals: Record<string, Refusal[]>;
  /** The sentence of each code that always has the same one. */
  sentences: Record<string, string>;
}

const NONE: Answers = { answers: {}, schemas: {}, refusals: {}, sentences: {} };

/** Written by scripts/answers/plugin.cjs; sources that run without a build have none. */
export function readAnswers(): Answers {
  const file = new URL('./answers.json', import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Answers) : NONE;
}
