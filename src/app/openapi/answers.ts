import { existsSync, readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';

export type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;

/** What the calls answer, as the build found it in the code. */
export interface Answers {
  /** By the document's `operationId`; calls that answer no JSON are missing. */
  answers: Record<string, Schemas[string]>;
  /** What they refer to. */
  schemas: Schemas;
}

const NONE: Answers = { answers: {}, schemas: {} };

/** Written by scripts/answers/plugin.cjs; sources that run without a build have none. */
export function readAnswers(): Answers {
  const file = new URL('./answers.json', import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Answers) : NONE;
}
