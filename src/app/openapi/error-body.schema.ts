import type { OpenAPIObject } from '@nestjs/swagger';

type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];
type Responses = NonNullable<OpenAPIObject['paths'][string]['get']>['responses'];

/** What every refused call answers; a code may add properties (R-API-4). */
export const ERROR_BODY: Schema = {
  type: 'object',
  required: ['statusCode', 'code', 'message', 'requestId'],
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string', description: 'UPPER_SNAKE, for programs.' },
    message: { type: 'string', description: 'For a person.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: {
          path: { type: 'string', description: 'Dotted: `move.activities.0.numMovers`.' },
          message: { type: 'string' },
        },
      },
    },
    requestId: { type: 'string', description: 'Also in the header `x-request-id`.' },
  },
};

/** A refusal with one of these codes; a sentence that varies is left out. */
export const refusedWith = (
  codes: readonly string[],
  sentences: Readonly<Record<string, string>>,
): NonNullable<Responses[string]> => ({
  description: codes.map((code) => lineOf(code, sentences[code])).join('\n'),
  content: {
    'application/json': {
      schema: {
        allOf: [{ $ref: '#/components/schemas/ErrorBody' }],
        properties: { code: { type: 'string', enum: [...codes] } },
      },
    },
  },
});

const lineOf = (code: string, sentence: string | undefined): string =>
  sentence ? `- \`${code}\`: ${sentence}` : `- \`${code}\``;

/** Any other answer that is not a success. */
export const REFUSED: Responses[string] = {
  description: 'Refused, or a fault of ours: `SYSTEM_ERROR`',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
};
