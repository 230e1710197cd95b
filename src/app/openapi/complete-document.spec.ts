import { describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { completeDocument } from './complete-document.js';

const document = (): OpenAPIObject => ({
  openapi: '3.0.0',
  info: { title: 'Emma', version: '1' },
  paths: {
    '/truck': {
      get: { operationId: 'TruckController_list', responses: { 200: { description: '' } } },
    },
    '/feed': {
      get: {
        operationId: 'FeedController_read',
        responses: { 200: { description: '', content: { 'text/calendar': {} } } },
      },
    },
  },
  components: {
    schemas: {
      StopDto: { type: 'object', properties: { sqft: { type: 'object', description: 'Feet.' } } },
      TruckDto: { type: 'object', properties: { name: { type: 'string' } } },
      Other: { type: 'object' },
    },
  },
});

describe('the completed OpenAPI document', () => {
  const list = { type: 'array', items: { $ref: '#/components/schemas/TruckView' } } as const;
  const { paths, components } = completeDocument(document(), {
    answers: { TruckController_list: list, FeedController_read: { type: 'string' } },
    schemas: { TruckView: { type: 'object' } },
  });
  const schemas = components?.schemas ?? {};

  it('says what is in the body of an answer', () => {
    const content = { 'application/json': { schema: list } };
    expect(paths['/truck']?.get?.responses['200']).toEqual({ description: '', content });
    expect(schemas['TruckView']).toEqual({ type: 'object' });
  });

  it('leaves answers that are no JSON as they are', () => {
    const content = { 'text/calendar': {} };
    expect(paths['/feed']?.get?.responses['200']).toEqual({ description: '', content });
  });

  it('refuses properties that a body does not name', () => {
    expect(schemas['TruckDto']).toEqual({
      type: 'object',
      properties: { name: { type: 'string' } },
      additionalProperties: false,
    });
    expect(schemas['Other']).toEqual({ type: 'object' });
  });

  it('lets square feet come as a number or as numeric text', () => {
    expect(JSON.parse(JSON.stringify(schemas['StopDto']))).toMatchObject({
      properties: {
        sqft: {
          description: 'Feet.',
          oneOf: [{ type: 'number' }, { type: 'string' }],
          nullable: true,
        },
      },
    });
  });
});
