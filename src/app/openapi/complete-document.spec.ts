import { describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { completeDocument } from './complete-document.js';

const document = (): OpenAPIObject => ({
  openapi: '3.0.0',
  info: { title: 'Emma', version: '1' },
  paths: {},
  components: {
    schemas: {
      StopDto: { type: 'object', properties: { sqft: { type: 'object', description: 'Feet.' } } },
      TruckDto: { type: 'object', properties: { name: { type: 'string' } } },
      Other: { type: 'object' },
    },
  },
});

describe('the completed OpenAPI document', () => {
  const schemas = completeDocument(document()).components?.schemas ?? {};

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
