import type { OpenAPIObject } from '@nestjs/swagger';

type Schema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];
type Responses = NonNullable<OpenAPIObject['paths'][string]['get']>['responses'];

/** What every refused call answers; a code may add properties. Source: wire contract, section 1. */
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

/** Any answer but success. */
export const REFUSED: Responses[string] = {
  description: 'Refused',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
};
